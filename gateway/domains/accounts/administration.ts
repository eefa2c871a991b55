import { notFound } from '../../errors/errors.ts';
import { commit } from '../../records/write/commit.ts';
import type { Context } from '../../services/context.ts';
import { findAccount } from './accounts.store.ts';
import type { AccountRow } from './accounts.table.ts';
import { revokeSessions } from './sessions.store.ts';
import { secondFactorKey, unlock } from './sign-in-guard.ts';

export async function unlockAccount({ db, limits }: Context, id: string): Promise<AccountRow> {
  const account = await accountOf(db, id);
  await unlock(limits, account.email);
  await unlock(limits, secondFactorKey(id));
  return account;
}

export async function endAccountSessions(context: Context, id: string): Promise<AccountRow> {
  const account = await accountOf(context.db, id);
  const as = { action: 'signedOut', kind: 'Account', title: account.name } as const;
  const now = new Date().toISOString();
  await commit(context, ({ db }) => revokeSessions(db, { accountId: id }, now), as);
  return account;
}

export async function accountOf(db: Context['db'], id: string): Promise<AccountRow> {
  const account = await findAccount(db, id);
  if (!account) throw notFound('Account');
  return account;
}
