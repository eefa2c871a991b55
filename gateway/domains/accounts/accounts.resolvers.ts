import { callerOf } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requestReset, reset } from './password-reset.ts';
import { revokeSessions } from './sessions.store.ts';
import { signIn, signUp } from './sign-in.ts';

export const accountsResolvers: Resolvers = {
  Query: {
    me: (_source, _args, context) => callerOf(context).account,
  },
  Mutation: {
    login: (_source, { input }, context) => signIn(context, input),
    register: (_source, { input }, context) => signUp(context, input),
    async logout(_source, { input }, context) {
      const { account, sessionId } = callerOf(context);
      const which = { accountId: account.id, sessionId: input.everywhere ? undefined : sessionId };
      const now = new Date().toISOString();
      return { endedSessions: await revokeSessions(context.db, which, now) };
    },
    async requestPasswordReset(_source, { input }, context) {
      return { email: await requestReset(context, input.email) };
    },
    async resetPassword(_source, { input }, context) {
      return { user: await reset(context, input) };
    },
  },
};
