import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { Place } from './todos.rules.ts';
import type { TodoPage, TodoRow } from './todos.table.ts';

const flags = ['important', 'starred', 'done', 'read', 'selected'] as const;

export interface TodoFilter extends Partial<Record<(typeof flags)[number], boolean | null>> {
  tag?: string | null;
  text?: string | null;
  dueFrom?: string | null;
  dueTo?: string | null;
}

/** A record and its required owner. */
export interface Own {
  accountId: string;
  id: string;
}

export function findTodo(db: Db, { accountId, id }: Own): Promise<TodoRow | undefined> {
  return db
    .selectFrom('todos')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function listTodos(
  db: Db,
  { accountId, ...filter }: TodoFilter & { accountId: string },
  order: Order<keyof TodoRow>,
  page: PageRequest,
): Promise<TodoPage> {
  let query = db.selectFrom('todos').selectAll().where('accountId', '=', accountId);
  for (const flag of flags) {
    const wanted = filter[flag];
    if (wanted != null) query = query.where(flag, '=', Number(wanted));
  }
  if (filter.dueFrom) query = query.where('dueDate', '>=', filter.dueFrom);
  if (filter.dueTo) query = query.where('dueDate', '<', filter.dueTo);
  const { tag, text } = filter;
  if (tag != null) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('todoTaggings').select('todoId').where('tagId', '=', tag),
    );
  }
  for (const holds of await textConditions(db, 'todos', text)) query = query.where(holds);
  return pageOf(query, order, page);
}

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
