import { callerOf } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { administrationResolvers } from './administration.resolvers.ts';
import { apiKeysResolvers } from '../api-keys/api-keys.resolvers.ts';
import { identitiesResolvers } from '../identities/identities.resolvers.ts';
import { invitationsResolvers } from '../invitations/invitations.resolvers.ts';
import { ownAccountResolvers } from './own-account.resolvers.ts';
import { requestReset, reset } from '../sign-in/password-reset.ts';
import { secondFactorsResolvers } from '../second-factors/second-factors.resolvers.ts';
import { sessionsResolvers } from './sessions.resolvers.ts';
import { signIn, signUp } from '../sign-in/sign-in.ts';

export const accountsResolvers: Resolvers = {
  Query: {
    ...sessionsResolvers.Query,
    ...apiKeysResolvers.Query,
    ...administrationResolvers.Query,
    ...secondFactorsResolvers.Query,
    ...identitiesResolvers.Query,
    ...invitationsResolvers.Query,
    me: (_source, _args, context) => callerOf(context).account,
  },
  Mutation: {
    ...sessionsResolvers.Mutation,
    ...ownAccountResolvers.Mutation,
    ...apiKeysResolvers.Mutation,
    ...administrationResolvers.Mutation,
    ...secondFactorsResolvers.Mutation,
    ...identitiesResolvers.Mutation,
    ...invitationsResolvers.Mutation,
    login: (_source, { input }, context) => signIn(context, input),
    register: (_source, { input }, context) => signUp(context, input),
    async requestPasswordReset(_source, { input }, context) {
      return { email: await requestReset(context, input.email) };
    },
    resetPassword: async (_source, { input }, context) => ({ user: await reset(context, input) }),
  },
  Session: sessionsResolvers.Session,
  Account: administrationResolvers.Account,
  Identity: identitiesResolvers.Identity,
  Invitation: invitationsResolvers.Invitation,
};
