import { callerOf, type Context } from '../../graphql/context.ts';
import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { AddNotificationInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { newId } from '../../store/new-id.ts';
import { notificationErrors } from './notifications.rules.ts';
import {
  deleteNotification,
  insertNotification,
  notificationIdsUntil,
} from './notifications.store.ts';
import { notificationRecord, type NotificationRow } from './notifications.table.ts';

export function addNotification(
  context: Context,
  { icon, ...input }: AddNotificationInput,
): Promise<NotificationRow> {
  const entered = {
    ...input,
    id: input.id ?? newId(),
    accountId: callerOf(context).account.id,
    iconName: icon?.name,
    iconColor: icon?.color,
    timestamp: input.timestamp ?? new Date().toISOString(),
  } as NotificationRow;
  refuseErrors(notificationErrors(entered));
  return recorded(context, async ({ db, touch }) => {
    await touch(notificationRecord, entered.id);
    const notification = await insertNotification(db, entered);
    if (notification) return notification;
    throw conflict('A notification with this id exists', { fields: { id: 'is taken' } });
  });
}

export function removeNotification(context: Context, id: string) {
  const own = { id, accountId: callerOf(context).account.id };
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(notificationRecord, id);
    if (!(await deleteNotification(db, own))) throw notFound('Notification');
    return { id, activityId };
  });
}

/** Answers how many, and the activity's id; deleting none is not recorded. */
export async function removeNotifications(context: Context, until?: string) {
  const accountId = callerOf(context).account.id;
  const ids = await notificationIdsUntil(context.db, accountId, until);
  if (ids.length === 0) return { deletedCount: 0, activityId: null };
  return recorded(context, async ({ activityId, db, touch }) => {
    let deletedCount = 0;
    for (const id of ids) {
      await touch(notificationRecord, id);
      if (await deleteNotification(db, { id, accountId })) deletedCount += 1;
    }
    return { deletedCount, activityId };
  });
}
