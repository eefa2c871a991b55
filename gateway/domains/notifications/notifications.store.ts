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
