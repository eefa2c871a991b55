import { makeEvents } from '../../../seed/events.ts';
import type { Domain } from '../../domain.ts';
import { eventsResolvers } from './events.resolvers.ts';
import { eventsIcs } from './events-ics.rest.ts';
import { eventsRest } from './events.rest.ts';
import { eventRecord } from './events.record.ts';

export const events: Domain = {
  name: 'events',
  resolvers: eventsResolvers,
  rest: eventsRest,
  files: eventsIcs,
  seed: makeEvents,
  records: [eventRecord],
};
