import type { Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { MessagePage, MessageRow, RecipientRow } from './messages.table.ts';

/** In this account's inbox; another's does not exist for it. */
type OwnMessage = Pick<MessageRow, 'id' | 'accountId'>;

export interface MessageFilter {
  accountId: string;
  text?: string | null;
  selected?: boolean | null;
  isRead?: boolean | null;
}

export function findMessage(
  db: Db,
  { id, accountId }: OwnMessage,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

async function matching(db: Db, { accountId, text, selected, isRead }: MessageFilter) {
  let query = db.selectFrom('messages').where('accountId', '=', accountId);
  if (selected != null) query = query.where('selected', '=', selected ? 1 : 0);
  if (isRead != null) query = query.where('isRead', '=', isRead ? 1 : 0);
  for (const holds of await textConditions(db, 'messages', text)) query = query.where(holds);
  return query;
}

export async function listMessages(
  db: Db,
  filter: MessageFilter,
  order: Order<keyof MessageRow>,
  page: PageRequest,
): Promise<MessagePage> {
  return pageOf((await matching(db, filter)).selectAll(), order, page);
}

/** At most so many of the messages that the ids name or the filter lets pass, by id. */
export async function selectMessageIds(
  db: Db,
  filter: MessageFilter,
  { ids, most }: { ids?: readonly string[] | null | undefined; most: number },
): Promise<string[]> {
  let query = (await matching(db, filter)).select('id');
  if (ids) query = query.where('id', 'in', ids);
  const rows = await query.orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('accountId', '=', accountId)
    .where('isRead', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export function listRecipients(db: Db, limit: number): Promise<RecipientRow[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar'])
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether the account exists and is enabled. */
export async function hasInbox(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
