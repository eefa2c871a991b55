import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../../core/connection.ts';
import type { SendFile, StoredFile } from './sendFile.ts';
import type { UploadLimits } from './uploadProblem.ts';
import { UploadQueue } from './uploadQueue.ts';

const limits: UploadLimits = { fileBytes: 10, accountBytes: 100, usedBytes: 95, endings: ['txt'] };
const fileOf = (name: string, size = 1) => new File(['x'.repeat(size)], name);
const storedOf = (file: File) => ({ id: file.name, name: file.name }) as StoredFile;

/** Returns a queue whose gateway answers when it is told to. */
function gatewayOf() {
  type Asked = Record<'answer' | 'refuse' | 'lose', () => void> & { signal: AbortSignal };
  const asked = new Map<string, Asked>();
  const send = vi.fn<SendFile>(
    (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress(0.5);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const message = 'is of a type that is not accepted';
        const refuse = () => reject(new Error(message, { cause: { message } }));
        const lose = () => reject(new Error('You are offline.'));
        asked.set(file.name, { answer: () => resolve(storedOf(file)), refuse, lose, signal });
      }),
  );
  const onStored = vi.fn<(file: StoredFile) => void>();
  const queue = new UploadQueue({ send, onStored, isShared: false });
  const states = () => queue.read().map(({ file, status }) => `${file.name} ${status}`);
  return { asked, send, onStored, queue, states };
}

it('sends two at a time and tells of each that is stored, in their order', async () => {
  const { asked, queue, states, onStored } = gatewayOf();
  queue.add([fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt')], limits);
  expect(states()).toEqual(['a.txt sending', 'b.txt sending', 'c.txt waiting']);
  expect(queue.read()[0]!.progress).toBe(0.5);
  asked.get('b.txt')!.answer();
  await expect.poll(states).toEqual(['a.txt sending', 'b.txt done', 'c.txt sending']);
  expect(onStored).not.toHaveBeenCalled();
  asked.get('c.txt')!.answer();
  await expect.poll(states).toEqual(['a.txt sending', 'b.txt done', 'c.txt done']);
  asked.get('a.txt')!.answer();
  await expect
    .poll(() => onStored.mock.calls.map(([{ name }]) => name))
    .toEqual(['a.txt', 'b.txt', 'c.txt']);
});

it.each(['cancel', 'remove'] as const)('waits for none that is ended by %s', async (end) => {
  const { asked, queue, states, onStored } = gatewayOf();
  queue.add([fileOf('a.txt'), fileOf('b.txt')], limits);
  asked.get('b.txt')!.answer();
  await expect.poll(() => states().at(-1)).toBe('b.txt done');
  queue[end](queue.read()[0]!.key);
  await expect.poll(() => onStored.mock.calls).toEqual([[{ id: 'b.txt', name: 'b.txt' }]]);
});

it('cancels what is sent and what waits, and sends it anew when asked', async () => {
  const { asked, queue, states } = gatewayOf();
  queue.add([fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt')], limits);
  const [a, , c] = queue.read();
  queue.cancel(c!.key);
  queue.cancel(a!.key);
  expect(asked.get('a.txt')!.signal.aborted).toBe(true);
  const cancelled = ['a.txt cancelled', 'b.txt sending', 'c.txt cancelled'];
  await expect.poll(states).toEqual(cancelled);
  queue.retry(a!.key);
  asked.get('a.txt')!.answer();
  await expect.poll(() => states()[0]).toBe('a.txt done');
});

it('keeps what the gateway said when it refused, until it is tried again', async () => {
  const { asked, queue } = gatewayOf();
  queue.add([fileOf('a.txt')], limits);
  asked.get('a.txt')!.refuse();
  const message = 'is of a type that is not accepted';
  await expect.poll(() => queue.read()[0]).toMatchObject({ status: 'failed', message });
  queue.retry(queue.read()[0]!.key);
  expect(queue.read()[0]).toMatchObject({ status: 'sending', message: undefined });
});

it.each([
  [fileOf('a.txt', 0), 'empty'],
  [fileOf('a.txt', 11), 'tooLarge'],
  [fileOf('a.txt', 6), 'noRoom'],
  [fileOf('a.exe'), 'wrongType'],
  [fileOf('txt.'), 'wrongType'],
])('does not send what the gateway would refuse, case %#', (file, problem) => {
  const { queue, send } = gatewayOf();
  queue.add([file], limits);
  expect(queue.read()).toMatchObject([{ status: 'failed', problem }]);
  expect(send).not.toHaveBeenCalled();
});

describe('without a line', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
    window.dispatchEvent(new Event('offline'));
  });
  afterEach(() => {
    connection.restart();
    vi.unstubAllGlobals();
  });

  it('sends anew by itself once there is one, in the order of the files', async () => {
    const { asked, queue, states, send, onStored } = gatewayOf();
    queue.add([fileOf('a.txt'), fileOf('b.txt')], limits);
    for (const { lose } of asked.values()) lose();
    await expect.poll(states).toEqual(['a.txt failed', 'b.txt failed']);
    expect(send).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await expect.poll(states).toEqual(['a.txt sending', 'b.txt sending']);
    for (const { answer } of asked.values()) answer();
    await expect
      .poll(() => onStored.mock.calls.map(([{ name }]) => name))
      .toEqual(['a.txt', 'b.txt']);
  });

  it('leaves what was refused, removed or sent by hand', async () => {
    const { asked, queue, states, send } = gatewayOf();
    queue.add([fileOf('a.txt'), fileOf('b.txt')], limits);
    asked.get('a.txt')!.refuse();
    asked.get('b.txt')!.lose();
    await expect.poll(states).toEqual(['a.txt failed', 'b.txt failed']);
    queue.remove(queue.read()[1]!.key);
    queue.add([fileOf('c.txt')], limits);
    asked.get('c.txt')!.lose();
    await expect.poll(states).toEqual(['a.txt failed', 'c.txt failed']);
    queue.retry(queue.read()[1]!.key);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => connection.read()).toBe('back');
    asked.get('c.txt')!.answer();
    await expect.poll(states).toEqual(['a.txt failed', 'c.txt done']);
    expect(send).toHaveBeenCalledTimes(4);
  });
});
