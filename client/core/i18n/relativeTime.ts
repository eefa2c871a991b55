const SECOND_MS = 1_000;
/** `useNow` lags by up to half a minute, and another machine's clock may be ahead. */
const AHEAD_MS = 45_000;

/** The specification's units: their length, and where the next one begins, in seconds. */
const units = [
  { unit: 'sec', seconds: 1, below: 60 },
  { unit: 'min', seconds: 60, below: 60 * 60 },
  { unit: 'h', seconds: 60 * 60, below: 24 * 60 * 60 },
  { unit: 'd', seconds: 24 * 60 * 60, below: 30 * 24 * 60 * 60 },
  { unit: 'mon', seconds: 30 * 24 * 60 * 60, below: 360 * 24 * 60 * 60 },
  { unit: 'y', seconds: 360 * 24 * 60 * 60, below: Infinity },
] as const;

type TimeUnit = (typeof units)[number]['unit'];

export interface RelativeTime {
  count: number;
  unit: TimeUnit;
  isFuture: boolean;
}

/** Returns the time from `now`, in milliseconds since 1970, to `moment` in ISO 8601. */
export function relativeTime(moment: string, now: number): RelativeTime {
  const difference = Date.parse(moment) - now;
  const isNow = difference > -SECOND_MS && difference < AHEAD_MS;
  const seconds = isNow ? 0 : Math.floor(Math.abs(difference) / SECOND_MS);
  const { unit, seconds: length } = units.find(({ below }) => seconds < below) ?? units[5];
  return { count: Math.floor(seconds / length), unit, isFuture: !isNow && difference > 0 };
}
