import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

const held = () => {
  let end!: () => void;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end };
};
const refused = { code: 'TOO_MANY', status: 429 };

it('one account has runs four at once, all run eight, and a place that ended is free again', async () => {
  const limited = concurrencyLimit();
  const [of, ofOthers] = [held(), held()];
  const own = ['a', 'a', 'a', 'a'].map((id) => limited(id, of.work));
  await expect(limited('a', of.work)).rejects.toMatchObject(refused);
  const others = ['b', 'c', 'd', 'e'].map((id) => limited(id, ofOthers.work));
  await expect(limited('f', ofOthers.work)).rejects.toMatchObject(refused);
  of.end();
  await Promise.all(own);
  expect(await limited('a', async () => 'done')).toBe('done');
  ofOthers.end();
  await Promise.all(others);
});

it('a turn that failed is free again', async () => {
  const limited = concurrencyLimit();
  const fail = () => limited('a', () => Promise.reject(new Error('x')));
  for (let time = 0; time < 20; time += 1) await expect(fail()).rejects.toThrow('x');
});
