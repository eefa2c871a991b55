import { localDay } from '../../components/localDay.ts';
import type { EventTimes } from './eventTimes.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import { laterByWall, wallMoment, wallText } from './wallTime.ts';

const FIRST_HOUR = 'T09:00';

/** As the URL has the times of a new event: `2026-11-02T09:00/2026-11-02T10:00`, by the clock on the wall. */
export const newEventText = ({ start, end }: EventTimes) => `${wallText(start)}/${wallText(end)}`;

/** The times that a URL names; an hour from now when they are none. */
export function newEventTimes(text: string): EventTimes {
  const [start, end] = text.split('/').map(wallMoment);
  const isRight = start && end && !Number.isNaN(start.getTime()) && end >= start;
  return isRight ? { start, end } : anHour(nextHour());
}

/** An hour of the days that are shown: the next one when today is among them. */
export function nextFreeTimes(shown: ShownDays): EventTimes {
  const now = nextHour();
  const moment = now.toISOString();
  const isNow = isShown({ start: moment, end: moment }, shown);
  const isToday = localDay(now) === shown.day || shown.view !== 'day';
  return anHour(isNow && isToday ? now : wallMoment(`${shown.day}${FIRST_HOUR}`));
}

function nextHour(): Date {
  const now = new Date();
  now.setHours(now.getHours() + 1, 0, 0, 0);
  return now;
}

const anHour = (start: Date) => ({ start, end: laterByWall(start, { minutes: 60 }) });
