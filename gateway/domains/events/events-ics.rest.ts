import { fileRoute } from '../../rest/file-route.ts';
import { graphql } from '../../rest/generated/gql.ts';
import { folded } from '../../formats/folding.rules.ts';
import { icsCalendar, type IcsEvent } from '../../formats/calendar.ts';

const ics = { type: 'text/calendar; charset=utf-8', writtenFor: ['timeZone'] } as const;

const calendarIcs = fileRoute({
  path: '/api/calendar.ics',
  ...ics,
  operation: graphql(`
    query CalendarIcs($after: String) {
      company {
        timeZone
      }
      events(first: 100, after: $after) {
        nodes {
          ...EventOnIcs
        }
      }
    }
    fragment EventOnIcs on Event {
      id
      title
      start
      end
      startDay
      endDay
      location
      note
      version
    }
  `),
  variables: () => ({}),
  pages: ({ events }) => events,
  make: ({ company }, { timeZone = company.timeZone }, pages) => ({
    name: 'calendar.ics',
    content: icsCalendar(eventsOf(pages), { timeZone }),
  }),
});

const eventIcs = fileRoute({
  path: '/api/calendar/:id.ics',
  ...ics,
  operation: graphql(`
    query EventIcs($id: ID!) {
      company {
        timeZone
      }
      event(id: $id) {
        ...EventOnIcs
      }
    }
  `),
  variables: (id) => ({ id }),
  make({ event, company }, { timeZone = company.timeZone }) {
    if (!event) return undefined;
    const words = folded(event.title).match(/[a-z0-9]+/g) ?? ['event'];
    return { name: `${words.join('-')}.ics`, content: icsCalendar([[event]], { timeZone }) };
  },
});

async function* eventsOf(pages: AsyncIterable<{ events: { nodes: readonly IcsEvent[] } }>) {
  for await (const { events } of pages) yield events.nodes;
}

export const eventsIcs = [calendarIcs, eventIcs];
