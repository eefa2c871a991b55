import type { Db } from '../../store/database.ts';
import type { ViewRow } from './views.table.ts';

export function findView(db: Db, id: string): Promise<ViewRow | undefined> {
  return db.selectFrom('views').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listViews(
  db: Db,
  { accountId, list }: Pick<ViewRow, 'accountId' | 'list'>,
): Promise<ViewRow[]> {
  return db
    .selectFrom('views')
    .selectAll()
    .where('list', '=', list)
    .where(({ or, eb }) => or([eb('accountId', '=', accountId), eb('isShared', '=', 1)]))
    .orderBy('nameKey')
    .orderBy('id')
    .limit(100)
    .execute();
}

export async function countOwn(
  db: Db,
  { accountId, list }: Pick<ViewRow, 'accountId' | 'list'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By account, the ids of its lists' default views. */
export async function defaultViewIdsByAccountIds(db: Db, accountIds: readonly string[]) {
  const rows = await db
    .selectFrom('viewDefaults')
    .select(['accountId', 'viewId'])
    .where('accountId', 'in', accountIds)
    .execute();
  const ids = new Map(accountIds.map((id) => [id, new Set<string>()]));
  for (const { accountId, viewId } of rows) ids.get(accountId)?.add(viewId);
  return ids;
}

export async function deleteDefault(db: Db, accountId: string, list: string): Promise<void> {
  await db
    .deleteFrom('viewDefaults')
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .execute();
}

export async function insertDefault(
  db: Db,
  { accountId, list, id }: Pick<ViewRow, 'accountId' | 'list' | 'id'>,
): Promise<void> {
  await db
    .insertInto('viewDefaults')
    .values({ accountId, list, viewId: id })
    .onConflict((found) => found.columns(['accountId', 'list']).doUpdateSet({ viewId: id }))
    .execute();
}
