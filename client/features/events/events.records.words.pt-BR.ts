import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['events.records']> = {
  kinds: { Event: 'evento' },
  counted: {
    Event_one: '{{number}} evento',
    Event_many: '{{number}} eventos',
    Event_other: '{{number}} eventos',
  },
  fieldsOf: { Event: { note: 'Anotação' } },
  fields: { allDay: 'Dia inteiro', start: 'Início', end: 'Fim', location: 'Local' },
};
