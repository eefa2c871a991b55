import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requestReset, reset } from './password-reset.ts';
import { signIn, signUp } from './signing-in.ts';

export const signInResolvers = {
  Query: {
    signInOptions: (_source, _args, { config }) => config,
  },
  Mutation: {
    login: (_source, { input }, context) => signIn(context, input),
    register: (_source, { input }, context) => signUp(context, input),
    async requestPasswordReset(_source, { input }, context) {
      return { email: await requestReset(context, input.email) };
    },
    resetPassword: async (_source, { input }, context) => ({ user: await reset(context, input) }),
  },
} satisfies Resolvers;
