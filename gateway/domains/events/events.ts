import { makeEvents } from '../../../seed/events.ts';
import { dayOrMoment } from '../../csv/cells.ts';
import { dayOrMomentOf, wholeDays } from '../../csv/whole-days.ts';
import type { Domain } from '../../services/domain.ts';
import { eventsIcs } from './events-ics.rest.ts';
import { eventsRest } from './events.rest.ts';
import { eventRecord } from './events.record.ts';
import { eventsResolvers } from './events.resolvers.ts';

export const events: Domain = {
  name: 'events',
  resolvers: eventsResolvers,
  rest: eventsRest,
  files: eventsIcs,
  seed: makeEvents,
  records: [eventRecord],
  csv: {
    Event: {
      fileName: { en: 'events', 'pt-BR': 'eventos' },
      together: wholeDays,
      columns: {
        title: {},
        start: { alsoKnownAs: ['start'], cell: dayOrMoment, value: dayOrMomentOf('start') },
        end: { alsoKnownAs: ['end'], cell: dayOrMoment, value: dayOrMomentOf('end') },
        allDay: {},
        location: {},
        note: { alsoKnownAs: ['observação'] },
        color: {},
        customer: {},
      },
    },
  },
};
