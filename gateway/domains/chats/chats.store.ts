import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import type { ChatContactRow, ChatMemberRow, ChatRoomSummaryPage, ChatRow } from './chats.table.ts';

/** A room seen by one of its contacts; for others it does not exist. */
export type OwnRoom = Pick<ChatMemberRow, 'chatId' | 'contactId'>;

export function findChat(db: Db, { chatId, contactId }: OwnRoom): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .innerJoin('chatMembers', 'chatId', 'chats.id')
    .selectAll('chats')
    .where('chats.id', '=', chatId)
    .where('contactId', '=', contactId)
    .executeTakeFirst();
}

export function findChatByPair(db: Db, pair: string): Promise<ChatRow | undefined> {
  return db.selectFrom('chats').selectAll().where('pair', '=', pair).executeTakeFirst();
}

export async function chatsByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('chats').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Seen by the first; undefined when they have none. */
export function findRoom(
  db: Db,
  { pair, contactId }: Pick<ChatRow, 'pair'> & Pick<ChatMemberRow, 'contactId'>,
): Promise<ChatMemberRow | undefined> {
  return db
    .selectFrom('chats')
    .innerJoin('chatMembers', 'chatId', 'chats.id')
    .selectAll('chatMembers')
    .where('pair', '=', pair)
    .where('contactId', '=', contactId)
    .executeTakeFirst();
}

/** In all of the contact's rooms. */
export async function countUnread(db: Db, contactId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('chatMembers')
    .select(sql<number | string>`coalesce(sum(unread), 0)`.as('unread'))
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export function listRooms(
  db: Db,
  { contactId, hasUnread }: { contactId: string; hasUnread?: boolean | null },
  order: Order<keyof ChatMemberRow>,
  page: PageRequest,
): Promise<ChatRoomSummaryPage> {
  let query = db.selectFrom('chatMembers').selectAll().where('contactId', '=', contactId);
  if (hasUnread != null) query = query.where('unread', hasUnread ? '>' : '=', 0);
  return pageOf(query, order, page);
}

export async function contactsByChatIds(db: Db, chatIds: readonly string[]) {
  const rows = await db
    .selectFrom('chatMembers')
    .innerJoin('chatContacts', 'chatContacts.id', 'contactId')
    .selectAll('chatContacts')
    .select('chatId')
    .where('chatId', 'in', chatIds)
    .orderBy('searchText')
    .orderBy('chatContacts.id')
    .execute();
  const byChat = new Map<string, ChatContactRow[]>(chatIds.map((id) => [id, []]));
  for (const { chatId, ...contact } of rows) byChat.get(chatId)?.push(contact);
  return byChat;
}
