import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../services/context.ts';
import type { Services } from '../../services/services.ts';
import { invalid, refusalIn, refuseErrors, Refusal } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { createChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { newId } from '../../database/new-id.ts';
import { normalizedEmail } from '../../formats/email-address.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { addressKey } from '../../http/address-key.ts';
import { count } from '../../http/rate-limits.ts';
import { accountErrors } from '../accounts/accounts.rules.ts';
import { accountRecord } from '../accounts/accounts.record.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import type { AccountRow, Role } from '../accounts/accounts.table.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { requireRegistration } from './registration.rules.ts';
import { askSecondFactor } from '../second-factors/second-factor-sign-in.ts';
import { secondFactorRoles } from '../second-factors/second-factors.store.ts';
import { guarded } from '../accounts/sign-in-guard.ts';
import { type Signing, startSession } from '../accounts/start-session.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in. The refusal is the same for an unknown email, a wrong password, a disabled and a locked account. */
export async function signIn(services: Signing, { email, password }: Credentials) {
  const [account] = await Promise.all([
    guarded(services, email, () => accountThatMayEnter(services, normalizedEmail(email), password)),
    delay(services.config.loginDelayMs),
  ]);
  if (!account) throw new Refusal('INVALID', problem('wrong_password'));
  await askSecondFactor(services, account);
  return startSession(services, account);
}

async function accountThatMayEnter({ db, config }: Services, email: string, password: string) {
  const account = await findAccountByEmail(db, email);
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || account.disabledAt !== null) return undefined;
  if (account.isDemo === 1) return config.isDemo ? account : undefined;
  return isRight ? account : undefined;
}

type NewAccount = Credentials & { username: string };

/** Rejects with the fields at fault; logs them, as the specification says. */
export async function signUp(context: Context, entered: NewAccount) {
  try {
    return await makeAccount(context, entered);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal)
      context.log.warn({ fields: refusal.in('en').fields }, 'a registration was refused');
    throw error;
  }
}

async function makeAccount(services: Signing, entered: NewAccount) {
  requireRegistration(services.config, 'open');
  refuseErrors(accountErrors(entered, services.config));
  await count(services.limits, 'registrationsFromAddress', addressKey(services.device));
  return admit(services, await newAccount({ ...entered, role: 'GUEST' }));
}

/**
 * Makes the account and signs it in, unless its role needs a second factor first. The functions `before` and `after`
 * run in the same transaction.
 */
export async function admit(
  services: Signing,
  account: AccountRow,
  { before, after }: { before?: Also; after?: Also } = {},
) {
  const insert = async (unit: UnitOfWork) => {
    await before?.(unit);
    await unit.write([createChange(accountRecord, { row: account, parts: {} })]);
    await after?.(unit);
  };
  try {
    if (!(await secondFactorRoles(services.db)).includes(account.role)) {
      return await startSession(services, account, insert, {});
    }
    await commit(services, insert);
  } catch (error) {
    throw isUniqueViolation(error) ? invalid({ email: problem('account_exists') }) : error;
  }
  await askSecondFactor(services, account);
  return startSession(services, account);
}

type Also = (unit: UnitOfWork) => Promise<void>;

export const newAccount = async ({ password, ...entered }: NewAccount & { role: Role }) =>
  accountRow({ ...entered, passwordHash: await hashPassword(password) });

type Entered = Pick<AccountRow, 'email' | 'username' | 'role' | 'passwordHash'>;

export function accountRow(entered: Entered): AccountRow {
  const username = entered.username.trim();
  return {
    id: newId(),
    role: entered.role,
    name: username,
    username,
    email: normalizedEmail(entered.email),
    avatar: null,
    age: null,
    passwordHash: entered.passwordHash,
    isDemo: 0,
    createdAt: new Date().toISOString(),
    disabledAt: null,
  };
}
