import { company } from '../../seed/company.ts';
import type { CompanyRow } from '../records/generated/rows.ts';
import type { TestGateway } from './test-gateway.ts';

/** Stores the company of the demo data, but for the given fields, and without terms of payment. */
export async function setCompany({ store }: TestGateway, given: Partial<CompanyRow> = {}) {
  const row = { ...company, paymentDays: null, ...given };
  const insert = store.db.insertInto('companies').values(row);
  await insert.onConflict((found) => found.column('id').doUpdateSet(row)).execute();
}
