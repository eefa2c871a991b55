import type { Db } from '../../store/database.ts';
import { type CustomerFilter, matching } from './customers.store.ts';
import type { CustomerRow } from './customers.table.ts';

/** Two values a row; both stores take more. */
const MOST_PER_INSERT = 5_000;

export async function selectCustomerIds(
  db: Db,
  selection: {
    ids?: readonly string[] | null | undefined;
    filter?: CustomerFilter | null | undefined;
    most: number;
  },
): Promise<string[]> {
  const { ids, filter, most } = selection;
  let query = matching(db, filter ?? {}).select('id');
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : ['']);
  const rows = await query.orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function deleteCustomers(db: Db, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('customers')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function changeCustomers(
  db: Db,
  ids: readonly string[],
  changes: Partial<CustomerRow>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function addTags(
  db: Db,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  const rows = ids.flatMap((customerId) => tags.map((tag) => ({ customerId, tag })));
  for (let start = 0; start < rows.length; start += MOST_PER_INSERT) {
    await db
      .insertInto('customerTags')
      .values(rows.slice(start, start + MOST_PER_INSERT))
      .onConflict((found) => found.doNothing())
      .execute();
  }
}

export async function removeTags(
  db: Db,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('customerTags')
    .where('customerId', 'in', ids)
    .where('tag', 'in', tags)
    .execute();
}
