import { restChange } from '../../rest/rest-change.ts';
import { restList } from '../../rest/rest-reading.ts';

const EXAMPLE_ID = '5b58774d21b814310530a3f4';

const allEvents = restList({
  route: 'GET /api/calendar/events/all',
  list: 'events',
  which: 'sort: { field: createdNumber, direction: ascending }',
  fields: 'id title start end location note',
});

const olderNames = { startingDate: 'start', endingDate: 'end' };

export const eventsRest = [
  allEvents,
  restChange({
    route: 'POST /api/calendar/events/add',
    mutation: 'createEvent',
    input: ({ record }) => Object.assign({}, record('event'), { allDay: undefined }),
    olderNames,
    thenAnswer: allEvents,
    example: {
      body: {
        title: 'Inventário',
        start: '2026-11-09T12:00:00.000Z',
        end: '2026-11-09T18:00:00.000Z',
      },
    },
  }),
  restChange({
    route: 'POST /api/calendar/events/update',
    mutation: 'updateEvent',
    input: ({ changes }) =>
      Object.assign({}, changes('event', ['start', 'end', 'startingDate', 'endingDate']), {
        allDay: undefined,
      }),
    olderNames,
    thenAnswer: allEvents,
    example: {
      body: {
        event: EXAMPLE_ID,
        start: '2026-11-10T12:00:00.000Z',
        end: '2026-11-10T13:00:00.000Z',
      },
    },
  }),
  restChange({
    route: 'POST /api/calendar/events/delete',
    mutation: 'deleteEvent',
    input: ({ argument }) => ({ id: argument('id') }),
    thenAnswer: allEvents,
    example: { body: { id: EXAMPLE_ID } },
  }),
];
