import { expect, it } from 'vitest';
import { dayField, dayMoment, daysUntil } from './dueDay.ts';

it.each([
  ['the same evening', new Date(2026, 10, 2, 23, 59), 0],
  ['the next morning', new Date(2026, 10, 3, 0, 1), 1],
  ['the evening before', new Date(2026, 10, 1, 23, 59), -1],
  ['ten days on', new Date(2026, 10, 12, 8), 10],
])('%s is so many days away', (_when, moment, days) => {
  expect(daysUntil(moment.toISOString(), new Date(2026, 10, 2, 12))).toBe(days);
});

it('a day of a field is the local one, to and fro', () => {
  expect(dayField(dayMoment('2026-03-02'))).toBe('2026-03-02');
  expect(dayMoment('')).toBe(null);
  expect(dayField(null)).toBe('');
});
