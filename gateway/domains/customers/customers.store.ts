import type { CustomerRow } from '../../records/generated/rows.ts';
import type { Db } from '../../store/database.ts';

const MOST_TAGS_LISTED = 1_000;

export async function customersByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function tagsByCustomerIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('customerTags')
    .selectAll()
    .where('customerId', 'in', ids)
    .orderBy('customerId')
    .orderBy('tag')
    .execute();
  const byCustomer = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { customerId, tag } of rows) byCustomer.get(customerId)?.push(tag);
  return byCustomer;
}

export async function listTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customerTags')
    .select('tag')
    .distinct()
    .orderBy('tag')
    .limit(MOST_TAGS_LISTED)
    .execute();
  return rows.map(({ tag }) => tag);
}

export async function customersByDocuments(
  db: Db,
  documents: readonly string[],
): Promise<CustomerRow[]> {
  if (documents.length === 0) return [];
  return db.selectFrom('customers').selectAll().where('document', 'in', documents).execute();
}
