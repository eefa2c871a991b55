import type { Db } from '../database/database.ts';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { knownTimeZone } from '../formats/zoned-time.ts';
import { companyZone } from '../records/company.ts';

/** Time zones by their IANA names. */
export interface Zones {
  /** The caller's time zone; the company's when the caller named none. */
  caller: string;
  company: string;
}

/** Throws Invalid for a zone that nobody knows. */
export async function zonesFor(db: Db, asked: string | undefined): Promise<Zones> {
  const company = await companyZone(db);
  const caller = knownTimeZone(asked || company);
  if (caller === undefined) throw invalid({ timeZone: problem('not_a_time_zone') });
  return { caller, company };
}
