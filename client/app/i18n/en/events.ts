export const texts = {
  title: 'Calendar',
  one: 'Event',
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' },
  today: 'Today',
  before: 'Earlier',
  after: 'Later',
  goTo: 'Go to a day',
  search: 'Find by title, place or note',
  count_one: '{{count}} event',
  count_other: '{{count}} events',
  new: 'New event',
  newAt: 'New event {{when}}',
  openDay: 'Day {{day}}',
  wholeDay: 'Whole day',
  more: 'more',
  moreEvents: '+{{count}} more',
  exportAll: 'Export (.ics)',
  exportOne: 'ICS file',
  fields: {
    title: 'Title',
    isWholeDays: 'Whole days',
    startDay: 'First day',
    startTime: 'Begins at',
    endDay: 'Last day',
    endTime: 'Ends at',
    when: 'When',
    location: 'Place',
    note: 'Note',
    color: 'Colour',
  },
  zone: 'Times are those of {{timeZone}}.',
  colors: {
    petrol: 'Petrol',
    green: 'Green',
    amber: 'Amber',
    red: 'Red',
    violet: 'Violet',
    gray: 'Grey',
  },
  create: 'Add the event',
  created: '“{{title}}” is in the calendar.',
  saved: '“{{title}}” was saved.',
  asBefore: '“{{title}}” is as it was.',
  moved: '“{{title}}” was moved to {{when}}.',
  movedBack: '“{{title}}” is back at {{when}}.',
  deleted: '“{{title}}” was deleted.',
  isBack: '“{{title}}” is back.',
  changedMeanwhile: '“{{title}}” was changed by someone else meanwhile. You see it as it is now.',
  notFound: 'This event is not there. It was deleted, or the address is not right.',
  errors: {
    endBeforeStart: 'must be no earlier than the start',
  },
  keys: {
    title: 'Keys in the calendar',
    sheet:
      'With the focus on an event: Enter opens it, and the space bar takes it. Then the arrow keys move it and, with Shift, make it longer or shorter, in the month by days; the space bar puts it down, and Escape leaves it where it was.',
    how: 'Press Enter to open it, or the space bar to take it; then the arrow keys move it, with Shift they move its end, the space bar puts it down, and Escape leaves it where it was.',
    taken: '{{title}} is taken: {{when}}.',
    now: '{{title}}: {{when}}.',
    put: '{{title}} was put at {{when}}.',
    cancelled: '{{title}} is back where it was.',
  },
  empty: {
    title: 'Nothing is planned in these days',
    text: 'Go to other days, or add an event.',
    noneMatchText:
      'No event of these days has these words. Look at other days, or clear the search.',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    events: typeof texts;
  }
}
