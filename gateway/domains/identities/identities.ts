import type { Domain } from '../../services/domain.ts';
import { removingEnded } from '../accounts/removing-ended.ts';
import { identitiesResolvers } from './identities.resolvers.ts';
import { identitiesRest } from './identities.rest.ts';

export const identities: Domain = {
  name: 'identities',
  resolvers: identitiesResolvers,
  rest: identitiesRest,
  retentions: [removingEnded({ table: 'identityProofs', key: 'tokenHash', endedAt: 'usedAt' })],
};
