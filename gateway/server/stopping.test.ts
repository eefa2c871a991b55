import { EventEmitter } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { stopOnSignals } from './stopping.ts';
import { pauseChanges } from '../testing/paused-changes.ts';
import { startGateway } from '../testing/test-gateway.ts';

async function started(longestDrainMs: number) {
  const gateway = await startGateway();
  onTestFinished(() => gateway.stop());
  const { app } = gateway;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const signals = new EventEmitter();
  let isClosed = false;
  const exits: { code: number; isClosed: boolean }[] = [];
  const exited = new Promise<void>((resolve) => {
    const exit = (code: number) => {
      exits.push({ code, isClosed });
      resolve();
    };
    const close = async () => {
      await app.close();
      isClosed = true;
    };
    stopOnSignals(close, { signals, exit, longestDrainMs });
  });
  return { gateway, signals, exits, exited };
}

it('stops within its limit although a request never ends', async () => {
  const { gateway, signals, exits, exited } = await started(100);
  const { paused, resume } = pauseChanges(gateway);
  onTestFinished(resume);
  const token = await gateway.tokenFor('SA');
  const body = '{"tag":{"name":"x"}}';
  const { port } = gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `POST /api/todo/tag/add HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    ),
  );
  onTestFinished(() => void socket.destroy());
  await paused;
  signals.emit('SIGTERM');
  await exited;
  expect(exits).toEqual([{ code: 0, isClosed: false }]);
});

it('without requests it stops at once, and once for several signals', async () => {
  const { signals, exits, exited } = await started(60_000);
  signals.emit('SIGINT');
  signals.emit('SIGTERM');
  await exited;
  expect(exits).toEqual([{ code: 0, isClosed: true }]);
});
