import type { EventSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeEvent, makeEvent, removeEvent } from './event-changes.ts';
import { findEvent, listEvents } from './events.store.ts';
import type { EventRow } from './events.table.ts';

const sortColumns: Record<EventSortField, keyof EventRow> = {
  start: 'start',
  createdNumber: 'createdNumber',
};

export const eventsResolvers: Resolvers = {
  Query: {
    event: async (_source, { id }, { db }) => (await findEvent(db, id)) ?? null,
    events(_source, { filter, sort, ...page }, { db }) {
      const { field = 'start', direction = 'ascending' } = sort ?? {};
      return listEvents(db, filter ?? {}, { column: sortColumns[field], direction }, page);
    },
  },
  Mutation: {
    createEvent: async (_source, { input }, context) => ({
      event: await makeEvent(context, input),
    }),
    updateEvent: (_source, { input }, context) => changeEvent(context, input),
    deleteEvent: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeEvent(context, input.id),
    }),
  },
};
