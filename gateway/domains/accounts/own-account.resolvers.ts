import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeEmail, changePassword, changeProfile } from './own-account.ts';

export const ownAccountResolvers = {
  Mutation: {
    updateProfile: async (_source, { input }, context) => ({
      account: await changeProfile(context, input),
    }),
    changePassword: async (_source, { input }, context) => ({
      account: await changePassword(context, input),
    }),
    changeEmail: async (_source, { input }, context) => ({
      account: await changeEmail(context, input),
    }),
  },
} satisfies Resolvers;
