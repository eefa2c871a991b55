import { expect, it } from 'vitest';
import { tabsThatDoNotFit } from './fittingTabs.ts';

it.each([
  ['shows all that fit', { widths: [40, 100, 100], current: 0, room: 240 }, []],
  ['leaves out the last ones', { widths: [40, 100, 100, 50], current: 0, room: 240 }, [3]],
  [
    'leaves out what is behind a long one',
    { widths: [40, 200, 50], current: 0, room: 120 },
    [1, 2],
  ],
  ['keeps the current one anywhere', { widths: [40, 100, 100, 50], current: 3, room: 200 }, [2]],
  ['keeps it where nothing else fits', { widths: [40, 100, 100], current: 2, room: 60 }, [0, 1]],
])('%s', (_name, { widths, current, room }, hidden) => {
  expect(tabsThatDoNotFit(widths, current, room)).toEqual(hidden);
});
