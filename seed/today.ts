const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The business keeps the time of Brasília, which has no daylight saving. */
const OFFSET_MS = -3 * HOUR_MS;
const OPENS_MS = 8 * HOUR_MS;
const CLOSES_MS = 19 * HOUR_MS;

/** The day of the demo data, around which all its times lie. Days are those of Brasília. */
export interface Today {
  /** When the demo data was made: what has happened is earlier. */
  moment: string;
  /** The hour of a day so many days from today, negative for the past. */
  at: (days: number, hour: number) => string;
  /** The day so many days from today, as a field without a time has it: its midnight in UTC. */
  day: (days: number) => string;
  /** Whether it is Saturday or Sunday so many days from today. */
  isWeekend: (days: number) => boolean;
  /**
   * A moment so many days ago, within working hours: 0 is just now, 0.5 the middle of what has passed of today, 1 the
   * end of yesterday. More days are always earlier.
   */
  ago: (days: number) => string;
  /** The days that `ago` takes for a moment that it gave. */
  daysSince: (moment: string) => number;
}

/** The day of a moment. Of the same day the demo data differs only in the times of that day. */
export function todayAt(moment: string): Today {
  const now = Date.parse(moment);
  const localDay = Math.floor((now + OFFSET_MS) / DAY_MS);
  const midnight = (days: number) => (localDay + days) * DAY_MS - OFFSET_MS;

  /** From when to when one worked on a day of the past; today up to now, since midnight when it is early. */
  function workedOn(daysAgo: number) {
    const start = midnight(-daysAgo);
    const [opened, closed] = [start + OPENS_MS, start + CLOSES_MS];
    if (daysAgo > 0) return { from: opened, until: closed };
    const until = now - 1;
    return { from: until - opened >= HOUR_MS ? opened : Math.min(start, until), until };
  }

  return {
    moment,
    at: (days, hour) => isoOf(midnight(days) + hour * HOUR_MS),
    day: (days) => isoOf((localDay + days) * DAY_MS),
    isWeekend: (days) => [0, 6].includes(new Date((localDay + days) * DAY_MS).getUTCDay()),
    ago(days) {
      const whole = Math.floor(days);
      const { from, until } = workedOn(whole);
      return isoOf(until - (days - whole) * (until - from));
    },
    daysSince(given) {
      const time = Date.parse(given);
      const whole = localDay - Math.floor((time + OFFSET_MS) / DAY_MS);
      const { from, until } = workedOn(whole);
      return whole + (until - time) / Math.max(until - from, 1);
    },
  };
}

const isoOf = (time: number) => new Date(Math.round(time)).toISOString();
