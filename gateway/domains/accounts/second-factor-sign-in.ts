import { secondFactorTimes } from '../../config/limits.ts';
import { invalid, Refusal } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import type { Services } from '../../services/services.ts';
import type { AccountRow } from './accounts.table.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { pendingTotp, pendingTotpBy, tell, wrongCode } from './second-factors.ts';
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
import { hashOf, secretToken } from './secret-tokens.ts';
import { type Signing, startSession } from './start-session.ts';
import { guarded, secondFactorKey } from './sign-in-guard.ts';
import { isTotpCode, plainCode, totpStep } from './totp.rules.ts';

/** Throws, with a token for the second step, where the account has a second factor or needs one. */
export async function askSecondFactor({ db }: Services, { id }: AccountRow): Promise<void> {
  const { totpSince, isRequired } = await secondFactorState(db, id);
  const hasOne = totpSince !== null;
  if (!hasOne && !isRequired) return;
  const token = secretToken();
  const expiresAt = new Date(Date.now() + secondFactorTimes.signInMs).toISOString();
  await insertPendingSignIn(db, { tokenHash: hashOf(token), accountId: id, expiresAt });
  const methods = hasOne ? ['totp', 'recoveryCode'] : [];
  throw new Refusal('SECOND_FACTOR', problem(hasOne ? 'second_factor' : 'second_factor_missing'), {
    secondFactor: { token, methods, expiresAt },
  });
}

export async function startTotpAtSignIn(services: Signing, token: string) {
  const account = await pendingAccount(services.db, token);
  const { totpSince } = await secondFactorState(services.db, account.id);
  if (totpSince !== null) throw expired();
  return pendingTotp(services, account);
}

/** Uses a code up, in the transaction of the sign-in; resolves to recovery codes when a factor was set up. */
type UseUp = (db: Db) => Promise<string[] | undefined>;

export async function verifySecondFactor(
  services: Signing,
  { token, code }: { token: string; code: string },
) {
  const account = await pendingAccount(services.db, token);
  const useUp = await guarded(services, secondFactorKey(account.id), () =>
    codeOf(services, account.id, code),
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

async function codeOf(services: Services, accountId: string, code: string) {
  const { db } = services;
  const { totpSince } = await secondFactorState(db, accountId);
  if (totpSince === null) return pendingTotpBy(services, accountId, code);
  return isTotpCode(code) ? totpCode(services, accountId, code) : recoveryCode(db, accountId, code);
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
