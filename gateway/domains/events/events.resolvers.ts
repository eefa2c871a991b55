import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { daysOf } from './events.rules.ts';

export const eventsResolvers: Resolvers = {
  Event: {
    startDay: (event) => daysOf(event).startDay,
    endDay: (event) => daysOf(event).endDay,
  },
};
