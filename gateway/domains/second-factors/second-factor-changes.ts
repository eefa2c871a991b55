import { secondFactorTimes } from '../../config/limits.ts';
import { conflict, invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork, CommitContext } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import type { Mail, Services } from '../../services/services.ts';
import type { AccountRow, Role } from '../accounts/accounts.table.ts';
import { accountOf } from '../accounts/administration.ts';
import { confirm } from '../accounts/own-account.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import {
  confirmPendingTotp,
  deleteFactors,
  findTotp,
  replaceRecoveryCodes,
  secondFactorsByAccountIds,
  secondFactorState,
  setPendingTotp,
  setSecondFactorRoles,
} from './second-factors.store.ts';
import { sessionOf } from '../accounts/sessions.ts';
import { revokeSessions } from '../accounts/sessions.store.ts';
import { newTotpSecret, plainCode, totpStep, totpUrl } from './totp.rules.ts';

export async function startTotp(context: Context, currentPassword: string) {
  await confirm(context, currentPassword);
  return pendingTotp(context, requireCaller(context).account);
}

/** Begins to set up an app; another one that is begun for the account takes its place. */
export async function pendingTotp({ db, sealing }: Services, { id, email }: AccountRow) {
  const secret = newTotpSecret();
  const pendingUntil = new Date(Date.now() + secondFactorTimes.setupMs).toISOString();
  await setPendingTotp(db, { accountId: id, pendingSecret: sealing.seal(secret), pendingUntil });
  return { secret, url: totpUrl(secret, email) };
}

/**
 * Returns the change that confirms the app being set up and makes its recovery codes; undefined when the code is wrong.
 */
export async function pendingTotpBy({ db, sealing }: Services, accountId: string, code: string) {
  const totp = await findTotp(db, accountId);
  const now = new Date().toISOString();
  if (!totp?.pendingSecret || (totp.pendingUntil ?? '') <= now) return undefined;
  const secret = sealing.open(totp.pendingSecret);
  const lastStep = secret === undefined ? undefined : totpStep(secret, plainCode(code));
  if (lastStep === undefined) return undefined;
  return async (db: UnitOfWork['db']) => {
    if (!(await confirmPendingTotp(db, totp, { lastStep, now }))) throw wrongCode();
    return newCodes(db, accountId);
  };
}

export async function confirmTotp(context: Context, code: string): Promise<string[]> {
  const { account } = requireCaller(context);
  const settle = await pendingTotpBy(context, account.id, code);
  if (!settle) throw wrongCode();
  const setUp = async ({ db }: UnitOfWork) => {
    const codes = await settle(db);
    const others = { accountId: account.id, exceptId: sessionOf(context) };
    await revokeSessions(db, others, new Date().toISOString());
    return codes;
  };
  const codes = await commit(context, setUp, changed(account));
  tell(context, account, 'on');
  return codes;
}

export async function renewRecoveryCodes(context: Context, currentPassword: string) {
  await confirm(context, currentPassword);
  const { account } = requireCaller(context);
  if (!(await secondFactorState(context.db, account.id)).hasOne)
    throw conflict(problem('no_second_factor'));
  return commit(context, ({ db }) => newCodes(db, account.id), changed(account));
}

export async function removeSecondFactors(context: Context, currentPassword: string) {
  await confirm(context, currentPassword);
  const { account } = requireCaller(context);
  const { isRequired } = await secondFactorState(context.db, account.id);
  if (isRequired) throw conflict(problem('second_factor_required'));
  await commit(context, ({ db }) => removeAll(db, account.id), changed(account));
  tell(context, account, 'off');
}

export async function resetSecondFactors(context: Context, id: string): Promise<AccountRow> {
  const account = await accountOf(context.db, id);
  await clearSecondFactors(context, account);
  tell(context, account, 'off');
  return account;
}

/** Ends its sessions too: who opened them is not known. */
export const clearSecondFactors = (by: CommitContext, account: AccountRow): Promise<void> =>
  commit(
    by,
    async ({ db }) => {
      await removeAll(db, account.id);
      await revokeSessions(db, { accountId: account.id }, new Date().toISOString());
    },
    changed(account),
  );

export async function requireSecondFactor(context: Context, roles: readonly Role[]) {
  const { account } = requireCaller(context);
  const wanted = [...new Set(roles)];
  const has = await secondFactorsByAccountIds(context.db, [account.id]);
  if (wanted.includes(account.role) && !has.get(account.id)) {
    throw conflict(problem('own_second_factor'));
  }
  await commit(context, ({ db }) => setSecondFactorRoles(db, wanted), changed(account));
  return wanted;
}

export const wrongCode = () => invalid({ code: problem('wrong_code') });

export async function newCodes(db: UnitOfWork['db'], accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, accountId, codes.map(recoveryCodeHash));
  return codes;
}

export async function removeAll(db: UnitOfWork['db'], accountId: string): Promise<void> {
  await deleteFactors(db, accountId);
  await replaceRecoveryCodes(db, accountId, []);
}

export const changed = ({ name }: Pick<AccountRow, 'name'>) =>
  ({ action: 'secondFactorChanged', kind: 'Account', title: name }) as const;

const mails: Record<'on' | 'off' | 'passkey', Omit<Mail, 'to'>> = {
  passkey: {
    subject: 'A passkey was added',
    text: 'Your account can now sign in with a new passkey.\n\nIf you did not add it, remove it on your profile and change your password.\n',
  },
  on: {
    subject: 'Two-factor authentication is on',
    text: 'Your account now asks for a second factor at sign-in.\n\nIf you did not set it up, tell your administrator.\n',
  },
  off: {
    subject: 'Two-factor authentication is off',
    text: 'Your account no longer asks for a second factor at sign-in.\n\nIf you did not turn it off, change your password and tell your administrator.\n',
  },
};

export const tell = (
  { sendMail }: Services,
  { email }: Pick<AccountRow, 'email'>,
  what: keyof typeof mails,
) => sendMail({ to: email, ...mails[what] });
