import { makeNotifications } from '../../../seed/notifications.ts';
import type { Domain } from '../../domain.ts';
import { notify } from './notifications-reactions.ts';
import { notificationsExport } from './notifications-csv.rest.ts';
import { notificationsResolvers } from './notifications.resolvers.ts';
import { notificationsRest } from './notifications.rest.ts';
import { notificationRecord } from './notifications.record.ts';

export const notifications: Domain = {
  name: 'notifications',
  resolvers: notificationsResolvers,
  rest: notificationsRest,
  exports: [notificationsExport],
  seed: makeNotifications,
  records: [notificationRecord],
  react: notify,
};
