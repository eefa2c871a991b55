export const texts = {
  kinds: { Notification: 'notification' },
  counted: {
    Notification_one: '{{number}} notification',
    Notification_other: '{{number}} notifications',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'notifications.records': typeof texts;
  }
}
