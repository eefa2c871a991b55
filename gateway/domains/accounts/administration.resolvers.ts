import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { updateRecord } from '../../records/write/changes.ts';
import { accountRecord } from './accounts.record.ts';
import { listAccounts } from './accounts.store.ts';
import { endAccountSessions, unlockAccount } from './administration.ts';
import { sessionUseByAccountIds } from './sessions.store.ts';
import { isLocked, secondFactorKey } from './sign-in-guard.ts';

export const administrationResolvers = {
  Query: {
    accounts: (_source, { role, text, isDisabled, ...page }, { db }) =>
      listAccounts(db, { role, text, isDisabled }, page),
  },
  Mutation: {
    updateAccount: async (_source, { input: { id, role, isDisabled } }, context) => ({
      account: await updateRecord(context, accountRecord, { id }, () => ({
        row: {
          ...(role && { role }),
          ...(isDisabled != null && { disabledAt: isDisabled ? new Date().toISOString() : null }),
        },
      })),
    }),
    unlockAccount: async (_source, { input }, context) => ({
      account: await unlockAccount(context, input.id),
    }),
    endAccountSessions: async (_source, { input }, context) => ({
      account: await endAccountSessions(context, input.id),
    }),
  },
  Account: {
    isDisabled: ({ disabledAt }) => disabledAt !== null,
    isLocked: async ({ id, email }, _args, { limits }) =>
      (await isLocked(limits, email)) || isLocked(limits, secondFactorKey(id)),
    openSessions: async ({ id }, _args, { load }) =>
      (await load(sessionUseByAccountIds, id))?.openSessions ?? 0,
    lastSeenAt: async ({ id }, _args, { load }) =>
      (await load(sessionUseByAccountIds, id))?.lastSeenAt ?? null,
  },
} satisfies Resolvers;
