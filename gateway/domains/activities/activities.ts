import { makeActivities } from '../../../seed/activities.ts';
import type { Domain } from '../../domain.ts';
import { activitiesExport } from './activities-csv.rest.ts';
import { activitiesResolvers } from './activities.resolvers.ts';
import { removeOldActivities } from './old-activities.store.ts';
import { trashExport } from './trash-csv.rest.ts';

export const activities: Domain = {
  name: 'activities',
  resolvers: activitiesResolvers,
  seed: makeActivities,
  retentions: [{ days: ({ historyDays }) => historyDays, removeSome: removeOldActivities }],
  exports: [activitiesExport, trashExport],
};
