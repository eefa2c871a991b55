import type { texts as english } from './notifications.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Notification: 'notificação' },
  counted: {
    Notification_one: '{{number}} notificação',
    Notification_many: '{{number}} notificações',
    Notification_other: '{{number}} notificações',
  },
  fieldsOf: {
    Notification: {
      heading: 'Tipo',
      timestamp: 'Quando',
      title: 'O que aconteceu',
      subtitle: 'Detalhes',
      path: 'Página',
    },
  },
  choicesOf: { Notification: { heading: { Message: 'Mensagem', Alert: 'Alerta' } } },
};
