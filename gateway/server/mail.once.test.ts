import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mailerOf } from './mail.ts';
import { loggedError } from './watching/logged-error.ts';

const mail = { to: 'ana@firma.test', subject: 'New password', text: 'https://loja.test/reset' };

function logger() {
  const log = { warn: vi.fn(), error: vi.fn() };
  return { log, asLog: log as unknown as FastifyBaseLogger };
}

/** Starts an SMTP server that collects the lines of one mail. */
async function smtpServer(own: Record<string, string> = {}) {
  const lines: string[] = [];
  const answers: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', ...own };
  const server = createServer((socket) => {
    let isText = false;
    socket.write('220 ready\r\n');
    createInterface(socket).on('line', (line) => {
      lines.push(line);
      const isEnd = line === '.';
      if (!isText || isEnd) socket.write(`${answers[line] ?? '250 well'}\r\n`);
      isText = !isEnd && (isText || line === 'DATA');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, lines };
}

const smtp = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  isDemo: false,
});

describe('a mail', () => {
  it('goes out by SMTP', async () => {
    const { port, lines } = await smtpServer();
    const { log, asLog } = logger();
    mailerOf(smtp(port), asLog).sendMail(mail);
    await expect.poll(() => lines).toContain('.');
    expect(lines).toContain('RCPT TO:<ana@firma.test>');
    expect(lines).toEqual(expect.arrayContaining(['Subject: New password', mail.text]));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('that no server takes is logged, and nothing of it', async () => {
    const { log, asLog } = logger();
    mailerOf(smtp(1), asLog).sendMail(mail);
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(mail.text);
  });

  it('that its recipient does not get is logged without the address', async () => {
    const refusal = '550 <ana@firma.test>: no such box';
    const { port } = await smtpServer({ 'RCPT TO:<ana@firma.test>': refusal });
    const { log, asLog } = logger();
    mailerOf(smtp(port), asLog).sendMail(mail);
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(0);
    const [{ err }] = log.error.mock.calls[0] as [{ err: Error }];
    expect(err.message).toContain('ana@firma.test');
    const { message, stack } = loggedError(err);
    expect(message).toContain('550 <[personal]>: no such box');
    expect(stack).not.toContain('ana@firma.test');
  });

  it('is written to the log in demo when there is no server', () => {
    const { log, asLog } = logger();
    mailerOf({ smtpUrl: undefined, isDemo: true }, asLog).sendMail(mail);
    expect(log.warn).toHaveBeenCalledWith({ mail }, expect.stringContaining('SMTP_URL'));
  });

  it('leaves neither its address nor its text in the log of production', () => {
    const { log, asLog } = logger();
    mailerOf({ smtpUrl: undefined, isDemo: false }, asLog).sendMail(mail);
    expect(log.warn).toHaveBeenCalledWith(
      { subject: mail.subject },
      'SMTP_URL is not set: a mail was not sent',
    );
  });
});

describe('a mail that has to be delivered', () => {
  const letter = {
    ...mail,
    sender: 'Loja da Sé',
    replyTo: 'rita@loja.test',
    attachments: [{ filename: 'NF-7.pdf', content: Buffer.from('%PDF-1.7') }],
  };

  it('goes out with its sender, its reply address and its files', async () => {
    const { port, lines } = await smtpServer();
    await mailerOf(smtp(port), logger().asLog).deliverMail(letter);
    expect(lines).toContain('Reply-To: rita@loja.test');
    expect(lines).toContain('From: =?UTF-8?Q?Loja_da_S=C3=A9?= <no-reply@127.0.0.1>');
    expect(lines.join()).toContain('filename=NF-7.pdf');
    expect(lines).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it('is refused when no server takes it, and its error logged', async () => {
    const { log, asLog } = logger();
    const delivery = mailerOf(smtp(1), asLog).deliverMail(letter);
    await expect(delivery).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is refused at its address when the server refuses that', async () => {
    const { port } = await smtpServer({ 'RCPT TO:<ana@firma.test>': '550 unknown' });
    const delivery = mailerOf(smtp(port), logger().asLog).deliverMail(letter);
    await expect(delivery).rejects.toMatchObject({
      code: 'INVALID',
      fields: { to: { code: 'address_refused' } },
    });
  });

  it('is written to the log in demo, without its files, and refused in production', async () => {
    const { log, asLog } = logger();
    await mailerOf({ smtpUrl: undefined, isDemo: true }, asLog).deliverMail(letter);
    const written = { ...letter, attachments: ['NF-7.pdf'] };
    expect(log.warn).toHaveBeenCalledWith({ mail: written }, expect.anything());
    const refused = mailerOf({ smtpUrl: undefined, isDemo: false }, asLog).deliverMail(letter);
    await expect(refused).rejects.toThrow('SMTP_URL is missing');
  });
});
