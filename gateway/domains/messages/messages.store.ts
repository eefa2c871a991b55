import { inNameOrder } from '../../formats/folding.rules.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../../database/owners.ts';

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

export async function listRecipients(db: Db, limit: number): Promise<Owner[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar'])
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return inNameOrder(accounts);
}

export const findRecipient = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
