import { secondFactorTimes } from '../../config/limits.ts';
import { invalid, Refusal } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import type { AccountRow } from '../accounts/accounts.table.ts';
import { passkeySignInOptions, passkeyUse } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { pendingTotp, pendingTotpBy, tell, wrongCode } from './second-factor-changes.ts';
import {
  endPendingSignIn,
  findPendingSignIn,
  findTotp,
  hasRecoveryCode,
  insertPendingSignIn,
  secondFactorState,
  useRecoveryCode,
  useTotpStep,
} from './second-factors.store.ts';
import { hashOf, secretToken } from '../accounts/secret-tokens.ts';
import { type Signing, startSession } from '../accounts/start-session.ts';
import { guarded, secondFactorKey } from '../accounts/sign-in-guard.ts';
import { isTotpCode, plainCode, totpStep } from './totp.rules.ts';

/** Throws, with a token for the second step, where the account has a second factor or needs one. */
export async function askSecondFactor({ db }: Services, { id }: AccountRow): Promise<void> {
  const { hasOne, hasPasskey, totpSince, isRequired } = await secondFactorState(db, id);
  if (!hasOne && !isRequired) return;
  const token = secretToken();
  const expiresAt = new Date(Date.now() + secondFactorTimes.signInMs).toISOString();
  await insertPendingSignIn(db, { tokenHash: hashOf(token), accountId: id, expiresAt });
  const methods = [
    ...(hasPasskey ? ['passkey'] : []),
    ...(totpSince === null ? [] : ['totp']),
    ...(hasOne ? ['recoveryCode'] : []),
  ];
  throw new Refusal('SECOND_FACTOR', problem(hasOne ? 'second_factor' : 'second_factor_missing'), {
    secondFactor: { token, methods, expiresAt },
  });
}

export async function startTotpAtSignIn(services: Signing, token: string) {
  const account = await pendingAccount(services.db, token);
  const { hasOne } = await secondFactorState(services.db, account.id);
  if (hasOne) throw expired();
  return pendingTotp(services, account);
}

export async function startPasskeySignIn(services: Signing, token: string): Promise<string> {
  const account = await pendingAccount(services.db, token);
  return passkeySignInOptions(services, account.id);
}

/** Uses a code up, in the transaction of the sign-in; resolves to recovery codes when a factor was set up. */
type UseUp = (db: Db) => Promise<string[] | undefined>;

export async function verifySecondFactor(
  services: Signing,
  { token, ...given }: { token: string } & Given,
) {
  const account = await pendingAccount(services.db, token);
  const useUp = await guarded(services, secondFactorKey(account.id), () =>
    useOf(services, account.id, given),
  );
  if (!useUp) throw wrongCode();
  let recoveryCodes: string[] | undefined;
  const started = await startSession(services, account, async ({ db }) => {
    if (!(await endPendingSignIn(db, hashOf(token)))) throw expired();
    recoveryCodes = await useUp(db);
  });
  if (recoveryCodes) tell(services, account, 'on');
  return { ...started, recoveryCodes: recoveryCodes ?? null };
}

interface Given {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
}

async function useOf(services: Services, accountId: string, { code, passkey }: Given) {
  if (passkey != null) return passkeyUse(services, accountId, passkey);
  if (code == null) return undefined;
  const { hasOne } = await secondFactorState(services.db, accountId);
  if (!hasOne) return pendingTotpBy(services, accountId, code);
  return isTotpCode(code)
    ? totpCode(services, accountId, code)
    : recoveryCode(services.db, accountId, code);
}

async function totpCode(
  { db, sealing }: Services,
  accountId: string,
  code: string,
): Promise<UseUp | undefined> {
  const totp = await findTotp(db, accountId);
  const secret = totp?.secret ? sealing.open(totp.secret) : undefined;
  const step = secret === undefined ? undefined : totpStep(secret, plainCode(code));
  if (step === undefined || step <= totp!.lastStep) return undefined;
  return async (db) => {
    if (!(await useTotpStep(db, accountId, step))) throw wrongCode();
    return undefined;
  };
}

async function recoveryCode(db: Db, accountId: string, code: string): Promise<UseUp | undefined> {
  const codeHash = recoveryCodeHash(code);
  if (!(await hasRecoveryCode(db, accountId, codeHash))) return undefined;
  return async (db) => {
    const used = { accountId, codeHash, now: new Date().toISOString() };
    if (!(await useRecoveryCode(db, used))) throw wrongCode();
    return undefined;
  };
}

async function pendingAccount(db: Db, token: string): Promise<AccountRow> {
  const account = await findPendingSignIn(db, hashOf(token), new Date().toISOString());
  if (!account) throw expired();
  return account;
}

const expired = () => invalid({ token: problem('sign_in_expired') });
