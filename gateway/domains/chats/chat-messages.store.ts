import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { pageOf, type PageRequest } from '../../store/paging.ts';
import type { ChatMessagePage } from './chats.table.ts';

const firstFirst = { column: 'number', direction: 'ascending' } as const;

export function listMessages(db: Db, chatId: string, page: PageRequest): Promise<ChatMessagePage> {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId);
  return pageOf(query, firstFirst, page);
}

/** Of a room that is locked. */
export async function nextNumber(db: Db, chatId: string): Promise<number> {
  const { next } = await db
    .selectFrom('chatMessages')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .where('chatId', '=', chatId)
    .executeTakeFirstOrThrow();
  return next;
}
