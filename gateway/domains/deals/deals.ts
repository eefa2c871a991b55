import { makeDeals } from '../../../seed/deals.ts';
import type { Domain } from '../../services/domain.ts';
import { dealsCsv } from './deals.csv.ts';
import { dealsResolvers } from './deals.resolvers.ts';
import { dealRecord } from './deals.record.ts';

export const deals: Domain = {
  name: 'deals',
  resolvers: dealsResolvers,
  csv: { Deal: dealsCsv },
  seed: makeDeals,
  records: [dealRecord],
};
