import type { Db } from '../database/database.ts';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { knownTimeZone } from '../formats/zoned-time.ts';
import { businessZone } from '../records/business.ts';

/** The time zone that a caller names, the company's when it names none. Throws Invalid for one that nobody knows. */
export async function zoneOf(db: Db, asked: string | undefined): Promise<string> {
  const timeZone = knownTimeZone(asked || (await businessZone(db)));
  if (timeZone === undefined) throw invalid({ timeZone: problem('not_a_time_zone') });
  return timeZone;
}
