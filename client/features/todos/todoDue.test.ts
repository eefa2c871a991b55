import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueOf, dueParts, isPast } from './todoDue.ts';

beforeEach(() => void vi.stubEnv('TZ', 'America/Sao_Paulo'));
afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['2026-11-28', '21:00', '2026-11-29T00:00:00.000Z', 'America/Sao_Paulo'],
  ['2026-11-28', '', null, null],
  ['', '', null, null],
])('%s %s is stored and read back', (day, time, dueAt, dueTimeZone) => {
  const due = dueOf(day, time);
  expect(due).toEqual({ dueDay: day || null, dueAt, dueTimeZone });
  expect(dueParts(due)).toEqual({ day, time });
});

it('a time is past once it has passed, a day once it is over', () => {
  const now = new Date(2026, 10, 28, 15).getTime();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const past = [dueOf('2026-11-28', '14:59'), dueOf('2026-11-27'), dueOf('2026-11-27', '23:00')];
  const coming = [dueOf('2026-11-28', '15:01'), dueOf('2026-11-28'), dueOf('')];
  expect(past.map((due) => isPast(due))).toEqual([true, true, true]);
  expect(coming.map((due) => isPast(due))).toEqual([false, false, false]);
  vi.useRealTimers();
});
