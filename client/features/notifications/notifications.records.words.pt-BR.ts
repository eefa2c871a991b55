import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['notifications.records']> = {
  kinds: { Notification: 'notificação' },
  counted: {
    Notification_one: '{{number}} notificação',
    Notification_many: '{{number}} notificações',
    Notification_other: '{{number}} notificações',
  },
};
