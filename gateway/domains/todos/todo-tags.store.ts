import type { Db } from '../../store/database.ts';
import type { TodoTagRow } from './todos.table.ts';
import type { Own } from './todos.store.ts';

export function listTags(db: Db, accountId: string): Promise<TodoTagRow[]> {
  return db
    .selectFrom('todoTags')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findTag(db: Db, { accountId, id }: Own): Promise<TodoTagRow | undefined> {
  return db
    .selectFrom('todoTags')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export function insertTag(db: Db, tag: TodoTagRow): Promise<TodoTagRow | undefined> {
  return db
    .insertInto('todoTags')
    .values(tag)
    .onConflict((found) => found.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function deleteTag(db: Db, id: string): Promise<void> {
  await db.deleteFrom('todoTags').where('id', '=', id).execute();
}
