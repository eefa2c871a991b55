import type { Db } from '../../store/database.ts';
import type { TodoTagRow } from './todos.table.ts';

/** By name, or in the order in which they were made. */
export function listTags(
  db: Db,
  accountId: string,
  { inOrderMade = false } = {},
): Promise<TodoTagRow[]> {
  return db
    .selectFrom('todoTags')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy(inOrderMade ? 'createdNumber' : 'name')
    .orderBy('id')
    .execute();
}
