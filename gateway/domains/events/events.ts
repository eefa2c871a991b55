import { makeEvents } from '../../../seed/events.ts';
import { dayOrMoment } from '../../csv/cells.ts';
import { dayOrMomentOf, wholeDays } from '../../csv/whole-days.ts';
import type { Domain } from '../../services/domain.ts';
import { eventsIcs } from './events-ics.rest.ts';
import { eventsRest } from './events.rest.ts';
import { eventRecord } from './events.record.ts';

export const events: Domain = {
  name: 'events',
  rest: eventsRest,
  files: eventsIcs,
  seed: makeEvents,
  records: [eventRecord],
  csv: {
    Event: {
      fileName: { en: 'events', 'pt-BR': 'eventos' },
      together: wholeDays,
      headings: {
        title: { en: 'Title', 'pt-BR': 'Título' },
        start: {
          en: 'Start',
          'pt-BR': 'Início',
          cell: dayOrMoment,
          value: dayOrMomentOf('start'),
        },
        end: { en: 'End', 'pt-BR': 'Fim', cell: dayOrMoment, value: dayOrMomentOf('end') },
        allDay: { en: 'All day', 'pt-BR': 'Dia inteiro' },
        location: { en: 'Location', 'pt-BR': 'Local' },
        note: { en: 'Note', 'pt-BR': 'Observação' },
        color: { en: 'Color', 'pt-BR': 'Cor' },
        customer: { en: 'Customer', 'pt-BR': 'Cliente' },
      },
    },
  },
};
