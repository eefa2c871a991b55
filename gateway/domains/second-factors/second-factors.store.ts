import type { Db } from '../../database/database.ts';
import type { AccountRow, PendingSignInRow, Role } from '../accounts/accounts.table.ts';
import {
  hasPasskey,
  hasSecondFactor,
  needsSecondFactor,
} from '../accounts/second-factor-conditions.ts';
import type { TotpRow } from './second-factors.table.ts';

interface SecondFactorState {
  hasOne: boolean;
  hasPasskey: boolean;
  totpSince: string | null;
  recoveryCodes: number;
  isRequired: boolean;
}

export async function secondFactorState(db: Db, accountId: string): Promise<SecondFactorState> {
  const found = await db
    .selectFrom('accounts')
    .leftJoin('totp', 'totp.accountId', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .select(({ selectFrom }) => [
      'confirmedAt as totpSince',
      needsSecondFactor.as('isRequired'),
      hasSecondFactor.as('hasOne'),
      hasPasskey.as('hasPasskey'),
      selectFrom('recoveryCodes')
        .whereRef('recoveryCodes.accountId', '=', 'accounts.id')
        .where('usedAt', 'is', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('recoveryCodes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totpSince: found.totpSince,
    recoveryCodes: Number(found.recoveryCodes),
    hasOne: Boolean(found.hasOne),
    hasPasskey: Boolean(found.hasPasskey),
    isRequired: Boolean(found.isRequired),
  };
}

export async function secondFactorsByAccountIds(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, true>> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .where(hasSecondFactor)
    .execute();
  return new Map(rows.map(({ id }) => [id, true]));
}

export const findTotp = (db: Db, accountId: string): Promise<TotpRow | undefined> =>
  db.selectFrom('totp').selectAll().where('accountId', '=', accountId).executeTakeFirst();

export async function setPendingTotp(
  db: Db,
  row: Required<Pick<TotpRow, 'accountId' | 'pendingSecret' | 'pendingUntil'>>,
): Promise<void> {
  const { pendingSecret, pendingUntil } = row;
  await db
    .insertInto('totp')
    .values({ ...row, secret: null, confirmedAt: null, lastStep: 0 })
    .onConflict((at) => at.column('accountId').doUpdateSet({ pendingSecret, pendingUntil }))
    .execute();
}

/** Confirms the app being set up. Resolves to false when it was confirmed or begun anew meanwhile. */
export async function confirmPendingTotp(
  db: Db,
  { accountId, pendingSecret }: Pick<TotpRow, 'accountId' | 'pendingSecret'>,
  { lastStep, now }: { lastStep: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({
      secret: pendingSecret,
      confirmedAt: now,
      lastStep,
      pendingSecret: null,
      pendingUntil: null,
    })
    .where('accountId', '=', accountId)
    .where('pendingSecret', '=', pendingSecret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up the code of a period. Resolves to false when that code, or a later one, was used already. */
export async function useTotpStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasRecoveryCode(db: Db, accountId: string, codeHash: string) {
  const row = await db
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function useRecoveryCode(
  db: Db,
  { accountId, codeHash, now }: { accountId: string; codeHash: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  if (codeHashes.length === 0) return;
  const rows = codeHashes.map((codeHash) => ({ accountId, codeHash, usedAt: null }));
  await db.insertInto('recoveryCodes').values(rows).execute();
}

export async function deleteFactors(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('totp').where('accountId', '=', accountId).execute();
  await db.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
  await db.deleteFrom('passkeyChallenges').where('accountId', '=', accountId).execute();
}

export async function insertPendingSignIn(db: Db, row: PendingSignInRow): Promise<void> {
  await db.insertInto('pendingSignIns').values(row).execute();
}

export function findPendingSignIn(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('pendingSignIns')
    .innerJoin('accounts', 'accounts.id', 'pendingSignIns.accountId')
    .selectAll('accounts')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function endPendingSignIn(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pendingSignIns')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function secondFactorRoles(db: Db): Promise<Role[]> {
  const rows = await db.selectFrom('secondFactorRoles').select('role').execute();
  return rows.map(({ role }) => role);
}

export async function setSecondFactorRoles(db: Db, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('secondFactorRoles').execute();
  if (roles.length === 0) return;
  await db
    .insertInto('secondFactorRoles')
    .values(roles.map((role) => ({ role })))
    .execute();
}
