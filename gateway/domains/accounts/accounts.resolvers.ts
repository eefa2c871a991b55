import { callerOf } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { updateRecord } from '../../records/changes.ts';
import { accountRecord } from './accounts.record.ts';
import { listAccounts } from './accounts.store.ts';
import { apiKeysResolvers } from './api-keys.resolvers.ts';
import { ownAccountResolvers } from './own-account.resolvers.ts';
import { requestReset, reset } from './password-reset.ts';
import { sessionsResolvers } from './sessions.resolvers.ts';
import { signIn, signUp } from './sign-in.ts';

export const accountsResolvers: Resolvers = {
  Query: {
    ...sessionsResolvers.Query,
    ...apiKeysResolvers.Query,
    me: (_source, _args, context) => callerOf(context).account,
    accounts: (_source, { role, ...page }, { db }) => listAccounts(db, role, page),
  },
  Mutation: {
    ...sessionsResolvers.Mutation,
    ...ownAccountResolvers.Mutation,
    ...apiKeysResolvers.Mutation,
    login: (_source, { input }, context) => signIn(context, input),
    register: (_source, { input }, context) => signUp(context, input),
    async requestPasswordReset(_source, { input }, context) {
      return { email: await requestReset(context, input.email) };
    },
    async resetPassword(_source, { input }, context) {
      return { user: await reset(context, input) };
    },
    updateAccount: async (_source, { input: { id, role, isDisabled } }, context) => ({
      account: await updateRecord(context, accountRecord, { id }, () => ({
        row: {
          ...(role && { role }),
          ...(isDisabled != null && { disabledAt: isDisabled ? new Date().toISOString() : null }),
        },
      })),
    }),
  },
  Session: sessionsResolvers.Session,
  Account: {
    isDisabled: ({ disabledAt }) => disabledAt !== null,
  },
};
