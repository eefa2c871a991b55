import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { readableNote } from '../../records/notes/note-changes.ts';
import { beginningOf } from './notifications.rules.ts';
import { addNotification, readNotifications, removeNotifications } from './notification-changes.ts';

export const notificationsResolvers: Resolvers = {
  Mutation: {
    addNotification: async (_source, { input }, context) => ({
      notification: await addNotification(context, input),
    }),
    deleteAllNotifications: (_source, { input }, context) =>
      removeNotifications(context, input.until ?? undefined),
    readNotifications: (_source, { input }, context) => readNotifications(context, input),
  },
  Notification: {
    icon: ({ iconName, iconColor }) => ({ name: iconName, color: iconColor }),
    subtitle: async ({ subtitle, noteId }, _args, context) =>
      noteId ? beginningOf((await readableNote(context, noteId))?.text ?? '') : subtitle,
    recordId: ({ recordId }) => recordId ?? null,
    code: ({ code }) => code ?? null,
    sender: ({ sender }) => sender ?? null,
  },
};
