import type { Domain } from '../../services/domain.ts';
import { removingEnded } from '../accounts/removing-ended.ts';
import { signInResolvers } from './sign-in.resolvers.ts';
import { signInRest } from './sign-in.rest.ts';

export const signIn: Domain = {
  name: 'sign-in',
  resolvers: signInResolvers,
  rest: signInRest,
  retentions: [removingEnded({ table: 'passwordResets', key: 'tokenHash', endedAt: 'usedAt' })],
};
