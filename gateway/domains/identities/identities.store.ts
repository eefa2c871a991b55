import type { Db } from '../../database/database.ts';
import type { AccountRow } from '../accounts/accounts.table.ts';
import type { IdentityProofRow, IdentityRow } from './identities.table.ts';

type Subject = Pick<IdentityRow, 'issuer' | 'subject'>;

export const listIdentities = (db: Db, accountId: string): Promise<IdentityRow[]> =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findAccountByIdentity = (
  db: Db,
  { issuer, subject }: Subject,
): Promise<AccountRow | undefined> =>
  db
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.accountId')
    .selectAll('accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

export async function insertIdentity(db: Db, identity: IdentityRow): Promise<void> {
  await db.insertInto('identities').values(identity).execute();
}

export async function touchIdentity(
  db: Db,
  { issuer, subject }: Subject,
  seenAt: string,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ seenAt })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export const deleteIdentity = (
  db: Db,
  { accountId, id }: Pick<IdentityRow, 'accountId' | 'id'>,
): Promise<IdentityRow | undefined> =>
  db
    .deleteFrom('identities')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Rejects with a unique violation when the same state was answered before. */
export async function insertProof(db: Db, proof: IdentityProofRow): Promise<void> {
  await db.insertInto('identityProofs').values(proof).execute();
}

export function useProof(
  db: Db,
  { tokenHash, accountId }: Pick<IdentityProofRow, 'tokenHash' | 'accountId'>,
  now: string,
): Promise<IdentityProofRow | undefined> {
  return db
    .updateTable('identityProofs')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}
