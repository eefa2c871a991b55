import type { Db } from '../database/database.ts';
import { declarationOf } from './declarations.ts';
import { newRow } from './write/from-input.ts';
import type { CompanyRow } from './generated/rows.ts';

/** The id of the company, which is the only record of its kind. */
export const COMPANY_ID = 'company';

/** Returns the default values of the company, which apply until it is saved for the first time. */
export const defaultCompany = () =>
  newRow(declarationOf('Company'), { id: COMPANY_ID, name: '' }) as unknown as CompanyRow;

/** Returns the company that this installation belongs to. */
export async function companyOf(db: Db): Promise<CompanyRow> {
  const stored = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', COMPANY_ID)
    .executeTakeFirst();
  return stored ?? defaultCompany();
}

/** Returns the IANA name of the company's time zone, in which its days begin and times without a zone are read. */
export const companyZone = async (db: Db): Promise<string> => (await companyOf(db)).timeZone;

/** Returns the company for `load`, so that many records of a page read it once. */
export async function companyByIds(db: Db, _ids: readonly string[]) {
  return new Map([[COMPANY_ID, await companyOf(db)]]);
}
