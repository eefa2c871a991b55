import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { grouped } from '../../database/grouped.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import { type Order } from '../../database/keyset.ts';
import { rowsById } from '../../database/rows-by.ts';
import type {
  ChatMemberRow,
  ChatMessagePage,
  ChatRoomSummaryPage,
  ChatRow,
} from './chats.table.ts';

export const contactsByIds = rowsById('chatContacts');
export const chatsByIds = rowsById('chats');

export function findChatByPair(db: Db, pair: string): Promise<ChatRow | undefined> {
  return db.selectFrom('chats').selectAll().where('pair', '=', pair).executeTakeFirst();
}

const roomsOf = (db: Db, contactId: string) =>
  db
    .selectFrom('chats')
    .innerJoin('chatMembers', 'chatId', 'chats.id')
    .where('contactId', '=', contactId);

/** A room as one of its contacts sees it; for others it does not exist. */
export type OwnRoom = Pick<ChatMemberRow, 'chatId' | 'contactId'>;

export const findChat = (db: Db, { chatId, contactId }: OwnRoom) =>
  roomsOf(db, contactId).selectAll('chats').where('chats.id', '=', chatId).executeTakeFirst();

export const findRoom = (
  db: Db,
  { pair, contactId }: Pick<ChatRow, 'pair'> & Omit<OwnRoom, 'chatId'>,
) => roomsOf(db, contactId).selectAll('chatMembers').where('pair', '=', pair).executeTakeFirst();

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
    .orderBy('nameKey')
    .orderBy('chatContacts.id')
    .execute();
  return grouped(chatIds, rows, ({ chatId }) => chatId);
}

/** Finds them by their numbers, of which a room has each once: one step of the index a room. */
export async function lastMessagesByChatIds(db: Db, chatIds: readonly string[]) {
  const rows = await db
    .selectFrom('chats')
    .innerJoin('chatMessages', (join) =>
      join
        .onRef('chatMessages.chatId', '=', 'chats.id')
        .on('chatMessages.number', '=', ({ selectFrom }) =>
          selectFrom('chatMessages as each')
            .select(({ fn }) => fn.max('each.number').as('last'))
            .whereRef('each.chatId', '=', 'chats.id'),
        ),
    )
    .selectAll('chatMessages')
    .where('chats.id', 'in', chatIds)
    .execute();
  return new Map(rows.map((row) => [row.chatId, row]));
}

export function listMessages(db: Db, chatId: string, page: PageRequest): Promise<ChatMessagePage> {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId);
  return pageOf(query, { column: 'number', direction: 'ascending' }, page);
}

/** Returns the number of the room's next message; the caller has locked the room. */
export async function nextNumber(db: Db, chatId: string): Promise<number> {
  const { next } = await db
    .selectFrom('chatMessages')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .where('chatId', '=', chatId)
    .executeTakeFirstOrThrow();
  return next;
}

/** Returns the other contact of the room; undefined when it has an account and so answers for itself. */
export function findOtherWithoutAccount(db: Db, { chatId, contactId }: OwnRoom) {
  return db
    .selectFrom('chatMembers')
    .leftJoin('accounts', 'accounts.id', 'contactId')
    .select('contactId as id')
    .where('chatId', '=', chatId)
    .where('contactId', '!=', contactId)
    .where('accounts.id', 'is', null)
    .executeTakeFirst();
}
