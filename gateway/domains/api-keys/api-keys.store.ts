import type { Db } from '../../database/database.ts';
import type { AccountRow } from '../accounts/accounts.table.ts';
import type { ApiKeyRow } from './api-keys.table.ts';
import { meetsItsRole } from '../accounts/second-factor-conditions.ts';

const openKeys = (db: Db, now: string) =>
  db
    .selectFrom('apiKeys')
    .where('apiKeys.revokedAt', 'is', null)
    .where('apiKeys.expiresAt', '>', now);

/**
 * Returns the key's caller; undefined when the key has ended, or the account is disabled or lacks a second factor that
 * its role needs.
 */
export async function findKeyCaller(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ account: AccountRow; key: Pick<ApiKeyRow, 'id' | 'role' | 'seenAt'> } | undefined> {
  const found = await openKeys(db, now)
    .innerJoin('accounts', 'accounts.id', 'apiKeys.accountId')
    .selectAll('accounts')
    .select(['apiKeys.id as keyId', 'apiKeys.role as keyRole', 'apiKeys.seenAt'])
    .where('tokenHash', '=', tokenHash)
    .where('accounts.disabledAt', 'is', null)
    .where(meetsItsRole)
    .executeTakeFirst();
  if (!found) return undefined;
  const { keyId, keyRole, seenAt, ...account } = found;
  return { account, key: { id: keyId, role: keyRole, seenAt } };
}

export const listApiKeys = (db: Db, accountId: string, now: string): Promise<ApiKeyRow[]> =>
  openKeys(db, now)
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export async function insertApiKey(db: Db, key: ApiKeyRow): Promise<void> {
  await db.insertInto('apiKeys').values(key).execute();
}

export async function touchApiKey(
  db: Db,
  id: string,
  use: Pick<ApiKeyRow, 'seenAt' | 'address'>,
): Promise<void> {
  await db.updateTable('apiKeys').set(use).where('id', '=', id).execute();
}

interface WhichKeys {
  accountId: string;
  id?: string;
}

/** Revokes one API key, or every one of an account. */
export function revokeApiKeys(
  db: Db,
  { accountId, id }: WhichKeys,
  now: string,
): Promise<ApiKeyRow[]> {
  let keys = db
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  if (id !== undefined) keys = keys.where('id', '=', id);
  return keys.returningAll().execute();
}
