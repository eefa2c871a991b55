import { callerOf } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { fieldChanges, isRestorable } from './activities.rules.ts';
import {
  changesByActivityIds,
  findActivity,
  listActivities,
  listHistory,
} from './activities.store.ts';
import { purge, restore } from './restoring.ts';

export const activitiesResolvers: Resolvers = {
  Query: {
    activities: (_source, { filter, ...page }, { db }) => listActivities(db, filter ?? {}, page),
    history(_source, { of, ...page }, context) {
      const whose = { recordId: of, accountId: callerOf(context).account.id };
      return listHistory(context.db, whose, page);
    },
  },
  Mutation: {
    async restore(_source, { input }, context) {
      const id = await restore(context, input.activityId);
      return { activity: (await findActivity(context.db, id))! };
    },
    purge: async (_source, { input }, context) => ({
      activityId: await purge(context, input.activityId),
    }),
  },
  Activity: {
    by: ({ accountId, accountName }) =>
      accountName === null ? null : { id: accountId, name: accountName },
    changes: async ({ id }, _args, { load }) => (await load(changesByActivityIds, id)) ?? [],
  },
  ActivityChange: {
    canRestore: (change) => isRestorable(change),
    fields: (change) => fieldChanges(change),
  },
};
