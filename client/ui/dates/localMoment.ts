import { isWholeDay, localDay } from '../../core/localDay.ts';
import { isTime } from './readTime.ts';

const MINUTE_MS = 60_000;

/** The minutes by which clocks are put back somewhere. */
const BACK_MINUTES = [30, 60, 120];

interface LocalMoment {
  moment: Date;
  /** Skipped times are read as later by what was skipped; of a time that comes twice the first counts. */
  kind: 'usual' | 'skipped' | 'twice';
}

/**
 * Returns the moment of a local day and time (`2026-03-02`, `09:00`), and whether a change of the clocks skips it or
 * has it twice; undefined for other texts.
 */
export function localMoment(day: string, time: string, after?: Date): LocalMoment | undefined {
  if (!isWholeDay(day) || !isTime(time)) return undefined;
  const moment = new Date(`${day}T${time}`);
  if (wallText(moment) !== `${day}T${time}`) return { moment, kind: 'skipped' };
  const second = BACK_MINUTES.map(
    (minutes) => new Date(moment.getTime() + minutes * MINUTE_MS),
  ).find((later) => wallText(later) === wallText(moment));
  if (!second) return { moment, kind: 'usual' };
  return { moment: after && moment <= after ? second : moment, kind: 'twice' };
}

/** Returns the local time as `2026-03-29T09:00`. */
export function wallText(moment: Date): string {
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return `${localDay(moment)}T${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
