import type { Db } from '../../database/database.ts';

export async function notificationIdsUntil(
  db: Db,
  accountId: string,
  until: string | undefined,
): Promise<string[]> {
  let query = db.selectFrom('notifications').select('id').where('accountId', '=', accountId);
  if (until !== undefined) query = query.where('timestamp', '<=', until);
  const rows = await query.orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Of the given ids and all SAs, those that can sign in. */
export async function reachableAccounts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('disabledAt', 'is', null)
    .where(({ or, eb }) => or([eb('role', '=', 'SA'), ...ids.map((id) => eb('id', '=', id))]))
    .orderBy('id')
    .execute();
}
