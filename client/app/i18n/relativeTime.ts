const SECOND_MS = 1_000;
/** The page's clock stands still for half a minute, and another machine's may be some seconds ahead. */
const AHEAD_MS = 45_000;

/** The specification's units, each with the seconds that it holds and the seconds at which the next one begins. */
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
  /** Whole units, rounded down; 0 for now. */
  count: number;
  unit: TimeUnit;
  isFuture: boolean;
}

/** How far a moment in ISO 8601 is from now, in milliseconds since 1970. */
export function relativeTime(moment: string, now: number): RelativeTime {
  const difference = Date.parse(moment) - now;
  const isNow = difference > -SECOND_MS && difference < AHEAD_MS;
  const seconds = isNow ? 0 : Math.floor(Math.abs(difference) / SECOND_MS);
  const { unit, seconds: length } = units.find(({ below }) => seconds < below) ?? units[5];
  return { count: Math.floor(seconds / length), unit, isFuture: !isNow && difference > 0 };
}
