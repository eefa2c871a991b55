import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

const EXAMPLE_ID = '5b58774d21b814310530a3f4';

const allEvents = restRoute({
  route: 'GET /api/calendar/events/all',
  operation: graphql(`
    query RestEvents($after: String) {
      events(first: 100, after: $after, sort: { field: createdNumber, direction: ascending }) {
        nodes {
          id
          title
          start
          end
          location
          note
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ events }) => events,
  example: { url: '/api/calendar/events/all', status: 200 },
});

export const eventsRest = [
  allEvents,
  restRoute({
    route: 'POST /api/calendar/events/add',
    operation: graphql(`
      mutation RestAddEvent($input: CreateEventInput!) {
        createEvent(input: $input) {
          event {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('event') }),
    thenAnswer: allEvents,
    example: {
      url: '/api/calendar/events/add',
      body: {
        title: 'Inventário',
        start: '2026-11-09T12:00:00.000Z',
        end: '2026-11-09T18:00:00.000Z',
      },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/calendar/events/update',
    operation: graphql(`
      mutation RestUpdateEvent($input: UpdateEventInput!) {
        updateEvent(input: $input) {
          event {
            id
          }
        }
      }
    `),
    variables: ({ changes }) => ({ input: changes('event', ['start', 'end']) }),
    thenAnswer: allEvents,
    example: {
      url: '/api/calendar/events/update',
      body: {
        event: EXAMPLE_ID,
        start: '2026-11-10T12:00:00.000Z',
        end: '2026-11-10T13:00:00.000Z',
      },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/calendar/events/delete',
    operation: graphql(`
      mutation RestDeleteEvent($input: DeleteEventInput!) {
        deleteEvent(input: $input) {
          id
        }
      }
    `),
    variables: ({ argument }) => ({ input: { id: argument('id') } }),
    thenAnswer: allEvents,
    example: { url: '/api/calendar/events/delete', body: { id: EXAMPLE_ID }, status: 200 },
  }),
];
