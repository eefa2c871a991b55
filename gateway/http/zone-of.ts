import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { knownTimeZone } from '../formats/zoned-time.ts';

/** Of callers that name none. */
const USUAL = 'UTC';

/** The time zone that a caller names for what is written for it. Throws Invalid for one that nobody knows. */
export function zoneOf(asked: string | undefined): string {
  const timeZone = knownTimeZone(asked || USUAL);
  if (timeZone === undefined) throw invalid({ timeZone: problem('not_a_time_zone') });
  return timeZone;
}
