import { expect, it } from 'vitest';
import { declarationOf } from '../declarations.ts';
import { isAllDayIn } from './activities.rules.ts';

it.each([
  ['Event', { allDay: 1 }, true],
  ['Event', { allDay: 0 }, false],
  ['Invoice', { dueOn: '2027-03-02T00:00:00.000Z' }, false],
])('the times of %s with %j are days as its declaration says', (kind, row, areDays) => {
  const json = JSON.stringify({ row, parts: {} });
  expect(isAllDayIn(declarationOf(kind), json)).toBe(areDays);
});

it('the times of a kind without a declaration, or of no snapshot, are no days', () => {
  expect(isAllDayIn(undefined, JSON.stringify({ row: { allDay: 1 }, parts: {} }))).toBe(false);
  expect(isAllDayIn(declarationOf('Event'), null)).toBe(false);
});
