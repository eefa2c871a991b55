import type { Db } from '../../database/database.ts';

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('accountId', '=', accountId)
    .where('folder', '=', 'inbox')
    .where('isRead', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export const findRecipient = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
