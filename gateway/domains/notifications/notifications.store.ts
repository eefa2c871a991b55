import { chunksOf } from '../../database/chunks.ts';
import type { Db } from '../../database/database.ts';
import { removing } from '../../database/removing.ts';
import { IDS_PER_QUERY } from '../../records/write/snapshots.ts';

export async function notificationIdsUntil(
  db: Db,
  accountId: string,
  until: string | undefined,
): Promise<string[]> {
  let query = listed(db, accountId).select('id');
  if (until !== undefined) query = query.where('timestamp', '<=', until);
  const rows = await query.orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const listed = (db: Db, accountId: string) =>
  db
    .selectFrom('notifications')
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where('goneAt', 'is', null);

/** Returns ids of the notifications that have these ids, and of those that are about records with one of the others. */
export async function listedIdsOf(
  db: Db,
  accountId: string,
  { notifications, records }: { notifications: readonly string[]; records: readonly string[] },
): Promise<string[]> {
  const rows = await listed(db, accountId)
    .select('id')
    .where(({ or, eb }) =>
      or([
        ...(notifications.length > 0 ? [eb('id', 'in', notifications)] : []),
        ...(records.length > 0 ? [eb('recordId', 'in', records)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns every account's notifications about the records or notes, read ones too. */
export async function notificationsAbout(db: Db, recordIds: readonly string[]) {
  const rows = [];
  for (const some of chunksOf(recordIds, IDS_PER_QUERY)) {
    const query = db
      .selectFrom('notifications')
      .select(['id', 'accountId', 'recordId', 'recordKind', 'noteId'])
      .where(({ or, eb }) => or([eb('recordId', 'in', some), eb('noteId', 'in', some)]));
    rows.push(...(await query.orderBy('id').execute()));
  }
  return rows;
}

/** Returns those of the given accounts and of all SAs that can sign in. */
export async function reachableAccounts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('disabledAt', 'is', null)
    .where(({ or, eb }) => or([eb('role', '=', 'SA'), ...ids.map((id) => eb('id', '=', id))]))
    .orderBy('id')
    .execute();
}

/** Removes notifications that left the list before a time. */
export const removeRead = removing({
  table: 'notifications',
  key: 'id',
  endings: ['readAt', 'goneAt'],
});
