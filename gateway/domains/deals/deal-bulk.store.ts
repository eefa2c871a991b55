import type { Db } from '../../store/database.ts';
import { type DealFilter, matchingDeals } from './deals.store.ts';
import type { DealRow } from './deals.table.ts';

export function selectDeals(db: Db, filter: DealFilter, most: number): Promise<DealRow[]> {
  return matchingDeals(db, filter).selectAll().orderBy('id').limit(most).execute();
}

export async function dealsByIds(db: Db, ids: readonly string[]): Promise<DealRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('deals').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

export async function deleteDeals(db: Db, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('deals').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function changeDeals(
  db: Db,
  ids: readonly string[],
  changes: Partial<DealRow>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deals')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
