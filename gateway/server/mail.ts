import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { SendMail } from '../services/services.ts';

/** Without an SMTP server the whole mail goes to the log. */
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
