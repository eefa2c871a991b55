import type { Domain } from '../../services/domain.ts';
import { removingEnded } from '../accounts/removing-ended.ts';
import { invitationsResolvers } from './invitations.resolvers.ts';
import { invitationsRest } from './invitations.rest.ts';

export const invitations: Domain = {
  name: 'invitations',
  resolvers: invitationsResolvers,
  rest: invitationsRest,
  retentions: [removingEnded({ table: 'invitations', key: 'id', endedAt: 'endedAt' })],
};
