import type { Db } from '../../store/database.ts';
import type { TodoTagRow } from './todos.table.ts';

export function listTags(db: Db, accountId: string): Promise<TodoTagRow[]> {
  return db
    .selectFrom('todoTags')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
