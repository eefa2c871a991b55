import { makeNotifications } from '../../../seed/notifications.ts';
import type { Domain } from '../../services/domain.ts';
import { clearNotifications } from './notification-clearing.ts';
import { titleCell } from './notification-titles.ts';
import { notify } from './notifications-reactions.ts';
import { notificationsResolvers } from './notifications.resolvers.ts';
import { notificationsRest } from './notifications.rest.ts';
import { notificationRecord } from './notifications.record.ts';
import { removeRead } from './notifications.store.ts';

export const notifications: Domain = {
  name: 'notifications',
  resolvers: notificationsResolvers,
  rest: notificationsRest,
  csv: {
    Notification: {
      fileName: { en: 'notifications', 'pt-BR': 'notificacoes' },
      columns: {
        timestamp: {},
        heading: {},
        title: {
          query: 'title code sender',
          value: (notification) => notification,
          cell: titleCell,
        },
        subtitle: {},
        path: {},
      },
    },
  },
  seed: makeNotifications,
  records: [notificationRecord],
  retentions: [{ days: ({ historyDays }) => historyDays, removeSome: removeRead }],
  async react(...changed) {
    await clearNotifications(...changed);
    await notify(...changed);
  },
};
