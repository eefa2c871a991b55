import type { CustomerRow } from '../../records/generated/rows.ts';
import { inNameOrder } from '../../formats/folding.rules.ts';
import type { Db } from '../../database/database.ts';
import { rowsById, rowsOfEach } from '../../database/rows-by.ts';
import { newestNotesOf } from '../../records/notes/notes.store.ts';
import './customers.table.ts';

const MOST_TAGS_LISTED = 1_000;

export const customersByIds = rowsById('customers');
export const notesByCustomerIds = newestNotesOf('Customer');
export const tagsByCustomerIds = rowsOfEach('customerTags', 'customerId', 'tag');

export async function listTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customerTags')
    .select('tag')
    .distinct()
    .orderBy('tag')
    .limit(MOST_TAGS_LISTED)
    .execute();
  return inNameOrder(rows.map(({ tag }) => ({ id: tag, name: tag }))).map(({ id }) => id);
}

export async function customersByDocuments(
  db: Db,
  documents: readonly string[],
): Promise<CustomerRow[]> {
  if (documents.length === 0) return [];
  return db.selectFrom('customers').selectAll().where('document', 'in', documents).execute();
}
