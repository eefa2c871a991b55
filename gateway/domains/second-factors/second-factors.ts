import type { Domain } from '../../services/domain.ts';
import { secondFactorsResolvers } from './second-factors.resolvers.ts';
import { secondFactorsRest } from './second-factors.rest.ts';

export const secondFactors: Domain = {
  name: 'second-factors',
  resolvers: secondFactorsResolvers,
  rest: secondFactorsRest,
};
