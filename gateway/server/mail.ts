import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { mailTimes } from '../config/limits.ts';
import { invalid, unavailable } from '../errors/errors.ts';
import { hideInLog } from '../errors/hidden-values.ts';
import { problem } from '../errors/problem.ts';
import type { DeliverMail, Mail, Services } from '../services/services.ts';

type Mailer = Pick<Services, 'sendMail' | 'deliverMail'>;

/** Returns the mailer. When there is no SMTP server, mails are written to the log in demo, and not sent in production. */
export function mailerOf(
  { smtpUrl, isDemo }: Pick<Config, 'smtpUrl' | 'isDemo'>,
  log: FastifyBaseLogger,
): Mailer {
  if (smtpUrl) return overSmtp(smtpUrl, log);
  if (isDemo) return overLog(log);
  return {
    sendMail: ({ subject }) => log.warn({ subject }, 'SMTP_URL is not set: a mail was not sent'),
    async deliverMail() {
      throw unavailable(undefined, problem('mail_not_set_up'));
    },
  };
}

function overLog(log: FastifyBaseLogger): Mailer {
  const write = (mail: Mail) =>
    log.warn({ mail: withoutFiles(mail) }, 'SMTP_URL is not set: a mail was written here instead');
  return { sendMail: write, deliverMail: async (mail) => write(mail) };
}

function overSmtp(smtpUrl: string, log: FastifyBaseLogger): Mailer {
  const address = `no-reply@${new URL(smtpUrl).hostname}`;
  const transport = createTransport(withTimes(smtpUrl));
  const send = ({ sender = 'Retaguarda', attachments = [], ...mail }: Mail) =>
    transport.sendMail({
      ...mail,
      from: { name: sender, address },
      attachments: [...attachments],
    });
  const failed = (error: unknown, { to }: Mail) => {
    hideInLog(error, [to]);
    log.error({ err: error }, 'a mail could not be sent');
  };
  const deliverMail: DeliverMail = async (mail) => {
    await send(mail).catch((error: unknown) => {
      failed(error, mail);
      if (isAddressRefused(error)) throw invalid({ to: problem('address_refused') });
      throw unavailable(error, problem('mail_not_sent'));
    });
  };
  const sendMail: Mailer['sendMail'] = (mail) =>
    void send(mail).catch((error: unknown) => failed(error, mail));
  return { sendMail, deliverMail };
}

/** Returns the address with the time limits of mails; those that the address itself sets stay. */
function withTimes(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(mailTimes)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, `${milliseconds}`);
  }
  return url.href;
}

const isAddressRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EENVELOPE';

const withoutFiles = ({ attachments, ...mail }: Mail) => ({
  ...mail,
  ...(attachments && { attachments: attachments.map(({ filename }) => filename) }),
});
