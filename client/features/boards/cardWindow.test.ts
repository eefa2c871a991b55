import { expect, it } from 'vitest';
import { windowOf } from './cardWindow.ts';

const cards = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }));
const heights = new Map(cards.slice(0, 20).map(({ id }, index) => [id, index < 10 ? 100 : 200]));

function read(top: number, { isNear = true, heldId = '' } = {}) {
  return windowOf(cards, { seen: { top, height: 600, isNear }, heights, heldId }).map((row) =>
    'card' in row ? row.index : `${row.room} px`,
  );
}

/** Returns the numbers with both ends. */
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

it.each([
  ['the start', 0, {}, [...run(0, 9), '14000 px']],
  ['the middle', 1400, {}, ['1000 px', ...run(10, 16), '12600 px']],
  ['the end', 14400, {}, ['13950 px', ...run(93, 99)]],
  ['a card that is held', 14400, { heldId: '3' }, ['300 px', 3, '13550 px', ...run(93, 99)]],
  ['a list out of sight', 0, { isNear: false }, ['15000 px']],
])('makes the cards of %s', (_, top, options, rows) => {
  expect(read(top, options)).toEqual(rows);
});
