import type { Domain } from '../../services/domain.ts';
import { removingEnded } from '../accounts/removing-ended.ts';
import { endApiKeys } from './api-keys-reactions.ts';
import { apiKeysResolvers } from './api-keys.resolvers.ts';

export const apiKeys: Domain = {
  name: 'api-keys',
  resolvers: apiKeysResolvers,
  retentions: [removingEnded({ table: 'apiKeys', key: 'id', endedAt: 'revokedAt' })],
  react: endApiKeys,
};
