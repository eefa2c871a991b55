import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requireCaller } from '../../services/context.ts';
import {
  addIdentity,
  removeIdentity,
  signInWithIdentity,
  startIdentity,
} from './identity-changes.ts';
import { providerName } from './identities.rules.ts';
import { listIdentities } from './identities.store.ts';

export const identitiesResolvers = {
  Query: {
    identities: (_source, _args, context) =>
      listIdentities(context.db, requireCaller(context).account.id),
  },
  Mutation: {
    signInWithIdentity: (_source, { input }, context) => signInWithIdentity(context, input.token),
    startIdentity: async (_source, { input }, context) => ({
      ticket: await startIdentity(context, input.currentPassword),
    }),
    addIdentity: async (_source, { input }, context) => ({
      identity: await addIdentity(context, input.token),
    }),
    removeIdentity: async (_source, { input }, context) => ({
      identity: await removeIdentity(context, input),
    }),
  },
  SignInOptions: { provider: (_source, _args, { config }) => config.oidc?.name ?? null },
  Account: { hasPassword: ({ passwordHash }) => passwordHash !== '' },
  Identity: {
    provider: ({ issuer }, _args, { config: { oidc } }) => providerName(issuer, oidc),
  },
} satisfies Resolvers;
