import type { Domain } from '../../domain.ts';
import { searchResolvers } from './search.resolvers.ts';

export const search: Domain = {
  name: 'search',
  resolvers: searchResolvers,
};
