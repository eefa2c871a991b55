import { makeEvents } from '../../../seed/events.ts';
import type { Domain } from '../../domain.ts';
import { eventsResolvers } from './events.resolvers.ts';
import { eventsRest } from './events.rest.ts';
import { eventRecord } from './events.table.ts';

export const events: Domain = {
  name: 'events',
  resolvers: eventsResolvers,
  rest: eventsRest,
  seed: makeEvents,
  records: [eventRecord],
};
