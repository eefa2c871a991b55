export const texts = {
  title: 'Calendar',
  one: 'Event',
  about: 'Events',
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' },
  today: 'Today',
  before: 'Previous',
  after: 'Next',
  goTo: 'Go to date',
  search: 'Search by title, location or note',
  count_one: '{{count}} event',
  count_other: '{{count}} events',
  new: 'New event',
  newAt: 'New event {{when}}',
  openDay: 'Day {{day}}',
  until: 'until {{time}}',
  more: 'more',
  moreEvents: '+{{count}} more',
  exportAll: 'Export (.ics)',
  exportOne: 'ICS file',
  zone: 'Time zone: {{zone}}',
  clock: {
    skipped: '{{time}} is skipped when clocks go forward on that day. The event is {{when}}.',
    twice: '{{time}} comes twice when clocks go back on that day. The first one counts.',
  },
  create: 'Create event',
  moreOptions: 'More options',
  created: '“{{title}}” was created.',
  show: 'Show event',
  saved: '“{{title}}” was saved.',
  asBefore: '“{{title}}” was restored.',
  moved: '“{{title}}” was moved to {{when}}.',
  movedBack: '“{{title}}” was moved back to {{when}}.',
  deleted: '“{{title}}” was deleted.',
  isBack: '“{{title}}” was restored.',
  changedMeanwhile:
    'Someone else changed “{{title}}” in the meantime. This is its current version.',
  notFound: 'Event not found. It may have been deleted, or the link is wrong.',
  errors: {
    endBeforeStart: 'Choose an end after the start',
  },
  keys: {
    how: 'Press Enter to open it, or Space to pick it up. Then use the arrow keys to move it, Shift and the arrow keys to change its length, Space to drop it, Escape to cancel.',
    taken: 'Picked up {{title}}: {{when}}.',
    now: '{{title}}: {{when}}.',
    put: '{{title}} was dropped at {{when}}.',
    cancelled: 'Move canceled. {{title}} was not moved.',
  },
  empty: {
    title: 'No events in this period',
    text: 'Choose another period to see more.',
    noneMatchText: 'No event in this period matches. Choose another period or clear the search.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    events: typeof texts;
  }
}
