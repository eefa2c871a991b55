import { expect, it } from 'vitest';
import { taking } from './turns.ts';

it('runs two at once in order, lets one wait, and refuses one more', async () => {
  const turn = taking({ atOnce: 2, waiting: 1 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  const all = [1, 2, 3].map((number) => turn(work(number)));
  await expect(turn(work(4))).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect(begun).toEqual([1, 2]);
  ends[0]!();
  await all[0];
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});

it('a turn that failed is free again', async () => {
  const turn = taking({ atOnce: 1, waiting: 0 });
  for (let time = 0; time < 3; time += 1) {
    await expect(turn(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  }
  expect(await turn(async () => 'done')).toBe('done');
});
