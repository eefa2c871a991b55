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
      headings: {
        timestamp: { en: 'When', 'pt-BR': 'Quando' },
        heading: { en: 'Kind', 'pt-BR': 'Tipo' },
        title: {
          en: 'What happened',
          'pt-BR': 'O que aconteceu',
          query: 'title code sender',
          value: (notification) => notification,
          cell: titleCell,
        },
        subtitle: { en: 'What to', 'pt-BR': 'Com o quê' },
        path: { en: 'Page', 'pt-BR': 'Página' },
      },
      choices: {
        heading: {
          Message: { en: 'Message', 'pt-BR': 'Mensagem' },
          Alert: { en: 'Alert', 'pt-BR': 'Aviso' },
        },
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
