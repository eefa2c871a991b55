import { callerOf, type Context } from '../../services/context.ts';
import type { AddNotificationInput } from '../../graphql/generated/resolvers.ts';
import { createRecord, removal } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { newRow } from '../../records/enter.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';
import { notificationRecord } from './notifications.record.ts';
import { notificationIdsUntil } from './notifications.store.ts';

export function addNotification(
  context: Context,
  { icon, ...input }: AddNotificationInput,
): Promise<NotificationRow> {
  const accountId = callerOf(context).account.id;
  const row = {
    ...newRow(declared('Notification'), { ...input, accountId }),
    iconName: icon?.name,
    iconColor: icon?.color,
  } as object as NotificationRow;
  return createRecord(context, notificationRecord, { row });
}

/** Answers how many, and the activity's id; deleting none is not recorded. */
export async function removeNotifications(context: Context, until?: string) {
  const accountId = callerOf(context).account.id;
  const ids = await notificationIdsUntil(context.db, accountId, until);
  if (ids.length === 0) return { deletedCount: 0, activityId: null };
  return commit(context, async ({ activityId, lock, write }) => {
    const there = await lock(notificationRecord, ids);
    await write([...there.keys()].map((id) => removal(notificationRecord, { id })));
    return { deletedCount: there.size, activityId };
  });
}
