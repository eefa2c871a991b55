export const texts = {
  title: 'Notifications',
  bell_one: 'Notifications: {{count}}',
  bell_other: 'Notifications: {{count}}',
  count_one: '{{count}} notification',
  count_other: '{{count}} notifications',
  anyKind: 'Messages and alerts',
  headings: { Message: 'Message', Alert: 'Alert' },
  showAll: 'All notifications',
  delete: 'Delete: {{title}}',
  deleteAll: 'Delete all',
  deleted: '“{{title}}” was deleted.',
  restored: '“{{title}}” was restored.',
  deletedAll_one: '{{count}} notification was deleted.',
  deletedAll_other: '{{count}} notifications were deleted.',
  restoredAll_one: '{{count}} notification was restored.',
  restoredAll_other: '{{count}} notifications were restored.',
  titles: {
    MESSAGE_RECEIVED: 'New message from {{sender}}',
    DEAL_WON: 'Deal won',
    STOCK_LOW: 'Stock is low',
    CARD_ASSIGNED: 'A card was assigned to you',
    MENTIONED: '{{sender}} mentioned you in a note',
  },
  empty: {
    title: 'No notifications',
    text: 'Messages, mentions of you, won deals, low stock and what is assigned to you appear here.',
    noneMatch: 'No notifications of this type',
    noneMatchText: 'Choose another type to see more.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    notifications: typeof texts;
  }
}
