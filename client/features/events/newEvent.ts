import { accountingDay } from '../../core/days.ts';
import type { EventTimes } from './eventTimes.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import { isWholeDays, laterByWall, type Times, wallMoment, wallText } from './wallTime.ts';

const FIRST_HOUR = 'T09:00';

/** Writes the times as `2026-11-02T09:00/2026-11-02T10:00`, and a title after them. */
export const newEventText = ({ start, end }: Times, title = '') =>
  [wallText(start), wallText(end), title].filter(Boolean).join('/');

export const newEventTitle = (text: string) => text.split('/').slice(2).join('/');

/** Reads the times; an invalid text is an hour from the next full one. */
export function newEventTimes(text: string): EventTimes {
  const [start, end] = text.split('/').map(wallMoment);
  const isRight = start && end && !Number.isNaN(start.getTime()) && end >= start;
  const times = isRight ? { start, end } : anHour(nextHour());
  return { ...times, allDay: isWholeDays(times) };
}

export function nextFreeTimes(shown: ShownDays): Times {
  const now = nextHour();
  const isNow = isShown({ start: now, end: now }, shown);
  const isToday = accountingDay(now) === shown.day || shown.view !== 'day';
  return anHour(isNow && isToday ? now : wallMoment(`${shown.day}${FIRST_HOUR}`));
}

function nextHour(): Date {
  const [hour] = wallText(new Date()).split(':');
  return laterByWall(wallMoment(`${hour}:00`), { minutes: 60 });
}

const anHour = (start: Date) => ({ start, end: laterByWall(start, { minutes: 60 }) });
