import type { Db } from '../../database/database.ts';
import type { ListLookRow } from './views.table.ts';

/** The limit of stored looks for each account; it is more than there are lists. */
export const MOST_LOOKS = 100;

export const listLooks = (db: Db, accountId: string): Promise<ListLookRow[]> =>
  db
    .selectFrom('listLooks')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('list')
    .limit(MOST_LOOKS)
    .execute();

export async function deleteLook(db: Db, { accountId, list }: ListLookRow): Promise<void> {
  await db
    .deleteFrom('listLooks')
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .execute();
}

export async function insertLook(db: Db, kept: ListLookRow): Promise<void> {
  await db
    .insertInto('listLooks')
    .values(kept)
    .onConflict((found) => found.columns(['accountId', 'list']).doUpdateSet({ look: kept.look }))
    .execute();
}
