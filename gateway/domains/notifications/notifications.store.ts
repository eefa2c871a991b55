import type { Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import type {
  NotificationHeading,
  NotificationPage,
  NotificationRow,
} from './notifications.table.ts';

export interface NotificationFilter {
  accountId: string;
  heading?: readonly NotificationHeading[] | null;
}

export function listNotifications(
  db: Db,
  { accountId, heading }: NotificationFilter,
  order: Order<keyof NotificationRow>,
  page: PageRequest,
): Promise<NotificationPage> {
  let query = db.selectFrom('notifications').selectAll().where('accountId', '=', accountId);
  if (heading) {
    const headings = [...new Set(heading)];
    query = query.where(({ eb, or }) => or(headings.map((each) => eb('heading', '=', each))));
  }
  return pageOf(query, order, page);
}

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

export function insertNotification(
  db: Db,
  notification: NotificationRow,
): Promise<NotificationRow | undefined> {
  return db
    .insertInto('notifications')
    .values(notification)
    .onConflict((found) => found.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Another account's does not exist for this one. */
export async function deleteNotification(
  db: Db,
  { id, accountId }: Pick<NotificationRow, 'id' | 'accountId'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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
