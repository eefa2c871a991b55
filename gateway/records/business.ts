import type { Db } from '../database/database.ts';
import { declared } from './declarations.ts';
import { newRow } from './write/enter.ts';
import type { CompanyRow } from './generated/rows.ts';

/** The id of the company, which is the only record of its kind. */
export const COMPANY_ID = 'company';

/** Returns the company as it is until somebody saves it for the first time. */
export const newBusiness = () =>
  newRow(declared('Company'), { id: COMPANY_ID, name: '' }) as unknown as CompanyRow;

/** Returns the business that this installation belongs to. */
export async function business(db: Db): Promise<CompanyRow> {
  const stored = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', COMPANY_ID)
    .executeTakeFirst();
  return stored ?? newBusiness();
}

/** Returns the IANA name of the zone in which the company's days begin, and times without a zone are read. */
export const businessZone = async (db: Db): Promise<string> => (await business(db)).timeZone;

/** Returns the business for `load`, so that many records of a page ask once. */
export async function businessByIds(db: Db, _ids: readonly string[]) {
  return new Map([[COMPANY_ID, await business(db)]]);
}
