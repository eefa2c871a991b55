export const texts = {
  title: 'Notifications',
  bell_one: 'Notifications: {{count}}',
  bell_other: 'Notifications: {{count}}',
  count_one: '{{count}} notification',
  count_other: '{{count}} notifications',
  kind: 'Kind',
  anyKind: 'Messages and alerts',
  headings: { Message: 'Message', Alert: 'Alert' },
  showAll: 'All notifications',
  delete: 'Delete: {{title}}',
  deleteAll: 'Delete all',
  deleted: 'The notification “{{title}}” was deleted.',
  restored: 'The notification “{{title}}” is back.',
  deletedAll_one: '{{count}} notification was deleted.',
  deletedAll_other: '{{count}} notifications were deleted.',
  restoredAll_one: '{{count}} notification is back.',
  restoredAll_other: '{{count}} notifications are back.',
  titles: {
    message: 'New message from {{name}}',
    dealWon: 'Deal won',
    stockLow: 'Stock is low',
    cardAssigned: 'A card was assigned to you',
  },
  empty: {
    title: 'No notifications',
    text: 'Here you are told of messages, won deals, low stock and what is assigned to you.',
    noneMatch: 'No notification of this kind',
    noneMatchText: 'Choose another kind to see more.',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    notifications: typeof texts;
  }
}
