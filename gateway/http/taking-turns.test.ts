import { expect, it } from 'vitest';
import { takingTurns } from './taking-turns.ts';

const held = () => {
  let end!: () => void;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end };
};
const refused = { code: 'TOO_MANY', status: 429 };

it('one account has four turns at once, all have eight, and a turn that ended is free again', async () => {
  const inTurn = takingTurns();
  const [of, ofOthers] = [held(), held()];
  const own = ['a', 'a', 'a', 'a'].map((id) => inTurn(id, of.work));
  await expect(inTurn('a', of.work)).rejects.toMatchObject(refused);
  const others = ['b', 'c', 'd', 'e'].map((id) => inTurn(id, ofOthers.work));
  await expect(inTurn('f', ofOthers.work)).rejects.toMatchObject(refused);
  of.end();
  await Promise.all(own);
  expect(await inTurn('a', async () => 'done')).toBe('done');
  ofOthers.end();
  await Promise.all(others);
});

it('a turn that failed is free again', async () => {
  const inTurn = takingTurns();
  const fail = () => inTurn('a', () => Promise.reject(new Error('x')));
  for (let time = 0; time < 20; time += 1) await expect(fail()).rejects.toThrow('x');
});
