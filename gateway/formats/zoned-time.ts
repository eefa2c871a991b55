import { DAY_MS, dayOf } from './days.ts';

export function knownTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** An offset, which newer engines know as a zone, is none: it has no summer, and older browsers refuse it. */
export const isZoneName = (timeZone: string) =>
  /^[A-Za-z]/.test(timeZone) && knownTimeZone(timeZone) !== undefined;

/**
 * Returns when a known zone's clocks first show what UTC shows at `shown`, in milliseconds; skipped times are
 * later.
 */
export function momentIn(timeZone: string, shown: number): number {
  if (timeZone === 'UTC') return shown;
  const offsetAt = (moment: number) =>
    Date.parse(`${clockAt(timeZone, moment).replace(' ', 'T')}Z`) -
    Math.floor(moment / 1000) * 1000;
  const isRight = (moment: number) => moment + offsetAt(moment) === shown;
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetAt(near));
  return !isRight(before!) && isRight(after!) ? after! : before!;
}

/** Returns what a known zone's clocks show at a moment, given in milliseconds: `2026-11-26 10:00:00`. */
export const clockAt = (timeZone: string, moment: number) =>
  clockOf(timeZone).format(moment).padStart('2026-11-26 10:00:00'.length, '0');

/** Returns what a known zone's clocks show at a moment, as if it were in UTC. */
export const shownIn = (timeZone: string, moment: string): string =>
  `${clockAt(timeZone, Date.parse(moment)).replace(' ', 'T')}.000Z`;

/** Returns the day that it is then in the zone, as `2026-11-26`. */
export const dayIn = (timeZone: string, moment: string | number): string =>
  dayOf(clockAt(timeZone, new Date(moment).getTime()));

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}
