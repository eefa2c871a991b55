const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Brasília has no daylight saving. */
const OFFSET_MS = -3 * HOUR_MS;
const OPENS_MS = 8 * HOUR_MS;
const CLOSES_MS = 19 * HOUR_MS;

/** The day of the demo data, in Brasília. */
export interface Today {
  /** The moment when the demo data was made. */
  moment: string;
  /** Returns a moment of the day so many days from today; negative days are in the past. */
  at: (days: number, hour: number) => string;
  /** Returns the day's midnight in UTC, as in a field without a time. */
  day: (days: number) => string;
  isWeekend: (days: number) => boolean;
  /**
   * Returns a moment within working hours: 0 is now, 0.5 the middle of today so far, 1 the end of yesterday. Monotonic.
   */
  ago: (days: number) => string;
  /** Returns the days since a moment; the inverse of `ago`. */
  daysSince: (moment: string) => number;
}

export function todayAt(moment: string): Today {
  const now = Date.parse(moment);
  const localDay = Math.floor((now + OFFSET_MS) / DAY_MS);
  const midnight = (days: number) => (localDay + days) * DAY_MS - OFFSET_MS;

  /** Working hours of a past day; today until now, from midnight when it is early. */
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
