import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { pauseChanges } from '../testing/paused-changes.ts';
import { png } from '../testing/sample-files.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { uploader } from '../testing/uploader.ts';

/** Never closes idle connections by itself. */
async function listening() {
  const gateway = await startGateway();
  onTestFinished(() => gateway.stop());
  const { server } = gateway.app;
  const open = async (text = ''): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    if (text) socket.write(text);
    return socket;
  };
  const listen = async (timeoutMs: number) => {
    Object.assign(server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
    server.timeout = timeoutMs;
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  };
  return { gateway, server, open, listen };
}

const request = (line: string, headers = '') => `${line} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;

it('a gateway that stops ends silent connections at once, and the others after their answer', async () => {
  const { gateway, open, listen } = await listening();
  await listen(0);
  const token = await gateway.tokenFor('SA');
  const silent = await open();
  const halfAsked = await open('GET /healthz HTTP/1.1\r\nhost:');
  const idle = await open(request('GET /healthz'));
  await once(idle, 'data');
  const { paused, resume } = pauseChanges(gateway);
  const body = '{"tag":{"name":"x"}}';
  const busy = await open(
    request(
      'POST /api/todo/tag/add',
      `authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n`,
    ) + body,
  );
  await paused;
  const ends = [silent, halfAsked, idle].map((socket) => once(socket.resume(), 'close'));

  const stopped = gateway.app.close();
  await Promise.all(ends);
  resume();
  const [answer] = (await once(busy, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});

it('a gateway that stops takes no new connection, and no new request on one that it answers', async () => {
  const { gateway, server, open, listen } = await listening();
  await listen(0);
  const token = await gateway.tokenFor('SA');
  const { port } = server.address() as AddressInfo;
  const { paused, resume } = pauseChanges(gateway);
  const body = '{"tag":{"name":"x"}}';
  const busy = await open(
    request(
      'POST /api/todo/tag/add',
      `authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n`,
    ) + body,
  );
  let answers = '';
  busy.on('data', (bytes) => (answers += String(bytes)));
  await paused;

  const stopped = gateway.app.close();
  const late = connect(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toMatch(/ECONNREFUSED|ECONNRESET/);
  busy.write(request('GET /api/auth/profile', `authorization: Bearer ${token}\r\n`));
  resume();
  await once(busy, 'close');
  await stopped;
  expect(answers).toMatch(/^HTTP\/1\.1 200 /);
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(1);
});

it('a download that is no longer read is ended', async () => {
  const { gateway, server, open, listen } = await listening();
  await listen(500);
  const token = await gateway.tokenFor('SA');
  const bytes = Buffer.concat([png, Buffer.alloc(9 * 1024 ** 2)]);
  const { body } = await uploader(gateway)([{ name: 'a.png', bytes }], { token });
  const download = request(`GET ${body.files![0]!.url}`, `authorization: Bearer ${token}\r\n`);
  const socket = await open(download.repeat(4));
  await once(socket, 'readable');
  socket.pause();
  const countConnections = () =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(countConnections).toBe(0);
  socket.destroy();
});
