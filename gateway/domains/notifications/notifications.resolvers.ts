import { callerOf } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import {
  addNotification,
  removeNotification,
  removeNotifications,
} from './notification-changes.ts';
import { listNotifications } from './notifications.store.ts';

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications(_source, { filter, sort, ...page }, context) {
      const { field = 'timestamp', direction = 'descending' } = sort ?? {};
      const own = { ...filter, accountId: callerOf(context).account.id };
      return listNotifications(context.db, own, { column: field, direction }, page);
    },
  },
  Mutation: {
    addNotification: async (_source, { input }, context) => ({
      notification: await addNotification(context, input),
    }),
    deleteNotification: (_source, { input }, context) => removeNotification(context, input.id),
    deleteAllNotifications: (_source, { input }, context) =>
      removeNotifications(context, input.until ?? undefined),
  },
  Notification: {
    icon: ({ iconName, iconColor }) => ({ name: iconName, color: iconColor }),
  },
};
