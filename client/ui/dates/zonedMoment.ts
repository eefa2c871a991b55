import { clockAt, momentIn } from '../../../gateway/formats/zoned-time.ts';
import { isWholeDay } from '../../core/days.ts';
import { isTime } from './readTime.ts';

const MINUTE_MS = 60_000;

/** The minutes by which clocks are put back somewhere. */
const BACK_MINUTES = [30, 60, 120];

interface ZonedTime {
  /** The IANA name of a known zone. */
  zone: string;
  /** The day as `2026-03-02`. */
  day: string;
  /** The time as `09:00`. */
  time: string;
}

interface ZonedMoment {
  moment: Date;
  /** Skipped times are read as later by what was skipped; of a time that comes twice the first counts. */
  kind: 'usual' | 'skipped' | 'twice';
}

/**
 * Returns the moment of a day and time in a zone, and whether a change of the clocks skips it or has it twice; undefined
 * for other texts. A time that comes twice is the second one after the first.
 */
export function zonedMoment({ zone, day, time }: ZonedTime, after?: Date): ZonedMoment | undefined {
  if (!isWholeDay(day) || !isTime(time)) return undefined;
  const text = `${day}T${time}`;
  const moment = new Date(momentIn(zone, Date.parse(`${text}Z`)));
  if (zonedText(zone, moment) !== text) return { moment, kind: 'skipped' };
  const second = BACK_MINUTES.map(
    (minutes) => new Date(moment.getTime() + minutes * MINUTE_MS),
  ).find((later) => zonedText(zone, later) === text);
  if (!second) return { moment, kind: 'usual' };
  return { moment: after && moment <= after ? second : moment, kind: 'twice' };
}

/** Returns what a zone's clocks show, as `2026-03-29T09:00`. */
export const zonedText = (zone: string, moment: Date): string =>
  clockAt(zone, moment.getTime()).replace(' ', 'T').slice(0, '2026-03-29T09:00'.length);
