import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { notePreload } from './preloads.ts';
import { withData } from './withData.ts';

afterEach(() => void vi.useRealTimers());

function opening(path: string) {
  const [list, others] = [{}, {}];
  const release = vi.fn();
  let arrive = () => {};
  notePreload(list, { come: new Promise((resolve) => (arrive = resolve)), release });
  notePreload(others, { come: Promise.resolve(), release });
  const load = withData(() => ({ list, others, view: 'board' }));
  const given = { request: new Request(`http://localhost${path}`) } as LoaderFunctionArgs;
  const answered = vi.fn();
  const isDone = Promise.resolve(load(given)).then(answered);
  return { arrive, answered, isDone };
}

const isAnswered = async ({ answered }: ReturnType<typeof opening>) => {
  await vi.advanceTimersByTimeAsync(100);
  return answered.mock.calls.length > 0;
};

it('a new page waits for its data, a while; another query of the same page does not', async () => {
  vi.useFakeTimers();
  const start = opening('/');
  start.arrive();
  await start.isDone;
  const first = opening('/one');
  expect(await isAnswered(first)).toBe(false);
  first.arrive();
  await first.isDone;
  expect(await isAnswered(opening('/one?text=a'))).toBe(true);

  const other = opening('/other');
  expect(await isAnswered(other)).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(await isAnswered(other)).toBe(true);
});
