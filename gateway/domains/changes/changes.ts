import type { Domain } from '../../services/domain.ts';
import { removeOldChanges } from '../../records/feed/feed.store.ts';
import { changesResolvers } from './changes.resolvers.ts';
import { changesRest } from './changes.rest.ts';

/** The days for which a reader may stay away. */
const DAYS_KEPT = 30;

export const changes: Domain = {
  name: 'changes',
  resolvers: changesResolvers,
  rest: changesRest,
  retentions: [{ days: () => DAYS_KEPT, removeSome: removeOldChanges }],
};
