import { makeDeals } from '../../../seed/deals.ts';
import type { Domain } from '../../domain.ts';
import { dealsExport } from './deals-csv.rest.ts';
import { dealsResolvers } from './deals.resolvers.ts';
import { dealRecord } from './deals.record.ts';

export const deals: Domain = {
  name: 'deals',
  resolvers: dealsResolvers,
  exports: [dealsExport],
  seed: makeDeals,
  records: [dealRecord],
};
