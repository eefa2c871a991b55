import type { Db } from '../../store/database.ts';
import { matching, type UserFilter } from './users.store.ts';
import type { UserRow } from './users.table.ts';

export async function selectUserIds(db: Db, filter: UserFilter, most: number): Promise<string[]> {
  const rows = await matching(db, filter).select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function changeUsers(
  db: Db,
  ids: readonly string[],
  changes: Partial<UserRow>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteUsers(db: Db, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}
