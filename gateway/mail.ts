import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a mail over and returns at once, so that an answer's time tells nothing of who has an account. */
export type SendMail = (mail: Mail) => void;

/** Mail by SMTP; without a server the whole mail is written to the log. */
export function mailerOf(smtpUrl: string | undefined, log: FastifyBaseLogger): SendMail {
  if (!smtpUrl) {
    return (mail) => log.warn({ mail }, 'SMTP_URL is not set: a mail was written here instead');
  }
  const transport = createTransport(smtpUrl);
  const from = `Retaguarda <no-reply@${new URL(smtpUrl).hostname}>`;
  return (mail) => {
    transport
      .sendMail({ from, ...mail })
      .catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent'));
  };
}
