import { isWholeDay, localDay } from '../../core/localDay.ts';
import { isTime } from './readTime.ts';

const MINUTE_MS = 60_000;

/** Clocks are put back by so much somewhere. */
const BACK_MINUTES = [30, 60, 120];

interface LocalMoment {
  moment: Date;
  /** Skipped times are read as later by what was skipped; of a time that comes twice the first counts. */
  kind: 'usual' | 'skipped' | 'twice';
}

/** What a local day and time (`2026-03-02`, `09:00`) are where clocks may change; undefined for other texts. */
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

/** Local time, `2026-03-29T09:00`. */
export function wallText(moment: Date): string {
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return `${localDay(moment)}T${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
