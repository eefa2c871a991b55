import { callerOf, type Context } from '../../graphql/context.ts';
import type { AddNotificationInput } from '../../graphql/generated/resolvers.ts';
import { createRecord, deleteRecord, removal } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { newId } from '../../store/new-id.ts';
import { notificationRecord } from './notifications.record.ts';
import { notificationIdsUntil } from './notifications.store.ts';
import type { NotificationRow } from './notifications.table.ts';

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
  return createRecord(context, notificationRecord, { row: entered });
}

export async function removeNotification(context: Context, id: string) {
  const ofAccount = callerOf(context).account.id;
  return { id, activityId: await deleteRecord(context, notificationRecord, { id, ofAccount }) };
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
