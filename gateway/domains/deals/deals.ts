import { makeDeals } from '../../../seed/deals.ts';
import type { Domain } from '../../services/domain.ts';
import { dealsCsv, lossReasonsCsv } from './deals.csv.ts';
import { dealsResolvers } from './deals.resolvers.ts';
import { dealRecord } from './deals.record.ts';
import { lossReasonRecord } from './loss-reasons.ts';

export const deals: Domain = {
  name: 'deals',
  resolvers: dealsResolvers,
  csv: { Deal: dealsCsv, LossReason: lossReasonsCsv },
  seed: makeDeals,
  records: [dealRecord, lossReasonRecord],
};
