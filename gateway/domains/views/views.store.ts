import type { Db } from '../../database/database.ts';
import { grouped } from '../../database/grouped.ts';
import type { ViewRow } from '../../records/generated/rows.ts';
import type { ViewDefaultRow } from './views.table.ts';

type OfList = Pick<ViewRow, 'accountId' | 'list'>;

/** Selects the views of a list that an account may open: its own and the shared ones. */
const openViews = (db: Db, { accountId, list }: OfList) =>
  db
    .selectFrom('views')
    .selectAll()
    .where('list', '=', list)
    .where(({ or, eb }) => or([eb('accountId', '=', accountId), eb('isShared', '=', 1)]));

export const findOpenView = (db: Db, of: OfList, id: string): Promise<ViewRow | undefined> =>
  openViews(db, of).where('id', '=', id).executeTakeFirst();

export const listViews = (db: Db, of: OfList): Promise<ViewRow[]> =>
  openViews(db, of).orderBy('nameKey').orderBy('id').limit(100).execute();

export async function countOwn(db: Db, { accountId, list }: OfList): Promise<number> {
  const { count } = await db
    .selectFrom('views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function defaultsByAccountIds(db: Db, accountIds: readonly string[]) {
  const query = db.selectFrom('viewDefaults').selectAll().where('accountId', 'in', accountIds);
  return grouped(accountIds, await query.execute(), ({ accountId }) => accountId);
}

export async function deleteDefault(db: Db, accountId: string, list: string): Promise<void> {
  await db
    .deleteFrom('viewDefaults')
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .execute();
}

export async function insertDefault(db: Db, chosen: ViewDefaultRow): Promise<void> {
  await db
    .insertInto('viewDefaults')
    .values(chosen)
    .onConflict((found) =>
      found.columns(['accountId', 'list']).doUpdateSet({ viewId: chosen.viewId }),
    )
    .execute();
}
