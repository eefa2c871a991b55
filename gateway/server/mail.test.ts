import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mailerOf } from './mail.ts';

const mail = { to: 'ana@firma.test', subject: 'New password', text: 'https://loja.test/reset' };

function logger() {
  const log = { warn: vi.fn(), error: vi.fn() };
  return { log, asLog: log as unknown as FastifyBaseLogger };
}

/** Answers the lines of one mail. */
async function smtpServer() {
  const lines: string[] = [];
  const answers: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };
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

describe('a mail', () => {
  it('goes out by SMTP', async () => {
    const { port, lines } = await smtpServer();
    const { log, asLog } = logger();
    mailerOf(`smtp://127.0.0.1:${port}?ignoreTLS=true`, asLog)(mail);
    await expect.poll(() => lines).toContain('.');
    expect(lines).toContain('RCPT TO:<ana@firma.test>');
    expect(lines).toEqual(expect.arrayContaining(['Subject: New password', mail.text]));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('that no server takes is logged, and nothing of it', async () => {
    const { log, asLog } = logger();
    mailerOf('smtp://127.0.0.1:1', asLog)(mail);
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(mail.text);
  });

  it('is written to the log when no server is configured', () => {
    const { log, asLog } = logger();
    mailerOf(undefined, asLog)(mail);
    expect(log.warn).toHaveBeenCalledWith({ mail }, expect.stringContaining('SMTP_URL'));
  });
});
