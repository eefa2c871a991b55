import type { Domain } from '../../domain.ts';
import { activitiesResolvers } from './activities.resolvers.ts';

export const activities: Domain = {
  name: 'activities',
  resolvers: activitiesResolvers,
};
