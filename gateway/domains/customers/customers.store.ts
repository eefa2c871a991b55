import type { CustomerRow } from '../../records/generated/rows.ts';
import { inNameOrder } from '../../formats/folding.rules.ts';
import type { Db } from '../../database/database.ts';
import { rowsById, rowsOfEach } from '../../database/rows-by.ts';
import './customers.table.ts';

const MOST_TAGS_LISTED = 1_000;

export const customersByIds = rowsById('customers');
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

export const filesOf = (db: Db, customerId: string) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'createdAt'])
    .where('recordKind', '=', 'Customer')
    .where('recordId', '=', customerId)
    .orderBy('id')
    .execute();

/** Returns ids of all files that the customer ever had, also of deleted ones that the history tells of. */
export async function fileIdsEver(db: Db, customerId: string): Promise<string[]> {
  const of = JSON.stringify({ recordId: customerId }).slice(1, -1);
  const rows = await db
    .selectFrom('activityChanges')
    .select(['recordId', 'before', 'after'])
    .where('kind', '=', 'File')
    .where(({ eb, or }) => or([eb('before', 'like', `%${of}%`), eb('after', 'like', `%${of}%`)]))
    .execute();
  const told = rows.filter(({ before, after }) => `${before}${after}`.includes(of));
  const there = await filesOf(db, customerId);
  return [...new Set([...told.map(({ recordId }) => recordId), ...there.map(({ id }) => id)])];
}

/** Deletes the files' contents for good: a file that is deleted otherwise can come back. */
export async function deleteContents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('fileContents').where('id', 'in', ids).execute();
}
