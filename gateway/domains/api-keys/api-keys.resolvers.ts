import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requireCaller } from '../../services/context.ts';
import { createApiKey, revokeApiKey } from './api-key-changes.ts';
import { listApiKeys } from './api-keys.store.ts';

export const apiKeysResolvers = {
  Query: {
    apiKeys: (_source, _args, context) =>
      listApiKeys(context.db, requireCaller(context).account.id, new Date().toISOString()),
  },
  Mutation: {
    async createApiKey(_source, { input }, context) {
      const { key, token } = await createApiKey(context, input);
      return { apiKey: key, token };
    },
    revokeApiKey: async (_source, { input }, context) => ({
      apiKey: await revokeApiKey(context, input.id),
    }),
  },
} satisfies Resolvers;
