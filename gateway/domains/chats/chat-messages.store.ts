import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { pageOf, type PageRequest } from '../../store/paging.ts';
import type { ChatMessagePage, ChatMessageRow } from './chats.table.ts';

const firstFirst = { column: 'number', direction: 'ascending' } as const;

export function listMessages(db: Db, chatId: string, page: PageRequest): Promise<ChatMessagePage> {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId);
  return pageOf(query, firstFirst, page);
}

/** Numbers the message; lock the room first. Undefined when the id is taken. */
export function insertMessage(
  db: Db,
  message: Omit<ChatMessageRow, 'number'>,
): Promise<ChatMessageRow | undefined> {
  return db
    .insertInto('chatMessages')
    .values(({ selectFrom }) => ({
      ...message,
      number: selectFrom('chatMessages')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('chatId', '=', message.chatId),
    }))
    .onConflict((found) => found.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}
