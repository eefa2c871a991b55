import type { Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { OwnRoom } from './chats.store.ts';
import type { ChatContactPage, ChatContactRow, ChatStatus } from './chats.table.ts';

interface ContactFilter {
  besides: string;
  text?: string | null;
  status?: ChatStatus | null;
}

export function findContact(db: Db, id: string): Promise<ChatContactRow | undefined> {
  return db.selectFrom('chatContacts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function contactsByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('chatContacts').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listContacts(
  db: Db,
  { besides, text, status }: ContactFilter,
  order: Order<keyof ChatContactRow>,
  page: PageRequest,
): Promise<ChatContactPage> {
  let query = db.selectFrom('chatContacts').selectAll().where('id', '!=', besides);
  if (status) query = query.where('status', '=', status);
  for (const holds of await textConditions(db, 'chatContacts', text)) query = query.where(holds);
  return pageOf(query, order, page);
}

/** Undefined when the other contact has an account and so answers for itself. */
export function findOtherWithoutAccount(
  db: Db,
  { chatId, contactId }: OwnRoom,
): Promise<Pick<ChatContactRow, 'id'> | undefined> {
  return db
    .selectFrom('chatMembers')
    .leftJoin('accounts', 'accounts.id', 'contactId')
    .select('contactId as id')
    .where('chatId', '=', chatId)
    .where('contactId', '!=', contactId)
    .where('accounts.id', 'is', null)
    .executeTakeFirst();
}
