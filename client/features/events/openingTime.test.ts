import { expect, it } from 'vitest';
import { openingTime } from './openingTime.ts';
import { shownIn } from './shownDays.ts';
import { wallMoment } from './wallTime.ts';

const NOW = wallMoment('2030-02-12T15:40');
const event = (start: Date, hours: number) => ({
  start: start.toISOString(),
  end: new Date(start.getTime() + hours * 3_600_000).toISOString(),
  ...{ startDay: null, endDay: null },
});
const on = (day: number, hour: number, hours = 1) =>
  event(wallMoment(`2030-02-${day}T${String(hour).padStart(2, '0')}:00`), hours);
const fair = (day: number, count: number) => Array.from({ length: count }, () => on(day, 0, 24));
const shown = (view: string, day: number) =>
  shownIn(new URLSearchParams({ view, day: `2030-02-${day}` }), NOW);

it.each([
  ['its first event', shown('day', 14), [on(14, 19), on(14, 10)], '08:00:00'],
  ['an early event', shown('day', 14), [on(14, 0)], '00:00:00'],
  ['the morning, without events', shown('day', 14), [], '06:00:00'],
  ['the morning, when all take whole days', shown('day', 14), [on(14, 0, 24)], '06:00:00'],
  ['what begins, not what a night left', shown('day', 14), [on(13, 22, 5), on(14, 13)], '11:00:00'],
  ['now, today', shown('day', 12), [on(12, 9)], '13:30:00'],
  ['now, this week', shown('week', 14), [on(14, 9)], '13:30:00'],
  ['the first hour of any day of a week', shown('week', 21), [on(21, 16), on(22, 11)], '09:00:00'],
  ['an hour below many whole days', shown('week', 21), [...fair(21, 6), on(21, 16)], '12:00:00'],
  ['an hour below the rows in view', shown('week', 21), [...fair(21, 14), on(21, 16)], '11:30:00'],
  [
    'an hour below days one after another',
    shown('week', 21),
    [...fair(18, 2), ...fair(21, 2), on(21, 16)],
    '14:00:00',
  ],
  ['the morning of a week, without events', shown('week', 21), [], '06:00:00'],
])('the hours open at %s', (_case, days, events, time) => {
  expect(openingTime(events, days, NOW)).toBe(time);
});
