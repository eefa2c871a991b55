import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { Place } from './todos.rules.ts';

export function todoPlaces(db: Db, accountId: string): Promise<Place[]> {
  return db
    .selectFrom('todos')
    .select(['id', 'rank'])
    .where('accountId', '=', accountId)
    .orderBy('rank')
    .execute();
}

/** Undefined without to-dos. */
export async function lastRank(db: Db, accountId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('todos')
    .select('rank')
    .where('accountId', '=', accountId)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.rank;
}

export async function tagIdsByTodoIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('todoTaggings')
    .selectAll()
    .where('todoId', 'in', ids)
    .orderBy('todoId')
    .orderBy('position')
    .execute();
  const byTodo = grouped(ids, rows, ({ todoId }) => todoId);
  return new Map([...byTodo].map(([id, taggings]) => [id, taggings.map(({ tagId }) => tagId)]));
}
