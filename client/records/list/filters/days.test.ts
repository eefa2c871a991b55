import { expect, it } from 'vitest';
import { daysIn } from './days.ts';

it.each([
  ['today', '2026-01-31', '2026-01-31'],
  ['last-7-days', '2026-01-25', '2026-01-31'],
  ['next-30-days', '2026-01-31', '2026-03-01'],
  ['this-month', '2026-01-01', '2026-01-31'],
  ['last-month', '2025-12-01', '2025-12-31'],
  ['next-month', '2026-02-01', '2026-02-28'],
  ['this-year', '2026-01-01', '2026-12-31'],
])('the span %s moves with the current day', (preset, from, to) => {
  expect(daysIn(new URLSearchParams({ from: preset }), ['from', 'to'], '2026-01-31')).toEqual({
    from,
    to,
  });
});
