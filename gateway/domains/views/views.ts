import type { Domain } from '../../services/domain.ts';
import { viewsResolvers } from './views.resolvers.ts';
import { viewRecord } from './views.record.ts';

export const views: Domain = {
  name: 'views',
  resolvers: viewsResolvers,
  records: [viewRecord],
};
