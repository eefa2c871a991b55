export const texts = {
  kinds: { Event: 'event' },
  counted: { Event_one: '{{number}} event', Event_other: '{{number}} events' },
  fieldsOf: { Event: { note: 'Note' } },
  fields: { allDay: 'All day', start: 'Starts', end: 'Ends', location: 'Location' },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'events.records': typeof texts;
  }
}
