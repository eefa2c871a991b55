import { makeActivities } from '../../../seed/activities.ts';
import type { Domain } from '../../services/domain.ts';
import { activitiesExport } from './activities-csv.rest.ts';
import { removeOldActivities } from '../../records/history/old-activities.store.ts';
import { trashExport } from './trash-csv.rest.ts';

export const activities: Domain = {
  name: 'activities',
  seed: makeActivities,
  retentions: [{ days: ({ historyDays }) => historyDays, removeSome: removeOldActivities }],
  exports: [activitiesExport, trashExport],
};
