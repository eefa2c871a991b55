import { requireCaller, type Context } from '../../services/context.ts';
import type {
  AddNotificationInput,
  ReadNotificationsInput,
} from '../../graphql/generated/resolvers.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { createRecord, deleteChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { declarationOf } from '../../records/declarations.ts';
import { newRow } from '../../records/write/from-input.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';
import { notificationRecord } from './notifications.record.ts';
import { listedIdsOf, notificationIdsUntil } from './notifications.store.ts';

const MOST_READ = 100;

export function addNotification(
  context: Context,
  { icon, ...input }: AddNotificationInput,
): Promise<NotificationRow> {
  const accountId = requireCaller(context).account.id;
  const row = {
    ...newRow(declarationOf('Notification'), { ...input, accountId }),
    iconName: icon?.name,
    iconColor: icon?.color,
  } as object as NotificationRow;
  return createRecord(context, notificationRecord, { row });
}

/** Deletes notifications and returns their number and the activity's id; deleting none is not recorded. */
export async function removeNotifications(context: Context, until?: string) {
  const accountId = requireCaller(context).account.id;
  const ids = await notificationIdsUntil(context.db, accountId, until);
  if (ids.length === 0) return { deletedCount: 0, activityId: null };
  return commit(context, async ({ activityId, lock, write }) => {
    const there = await lock(notificationRecord, ids);
    await write([...there.keys()].map((id) => deleteChange(notificationRecord, { id })));
    return { deletedCount: there.size, activityId };
  });
}

/** Reading is not recorded. */
export function readNotifications(context: Context, input: ReadNotificationsInput) {
  const accountId = requireCaller(context).account.id;
  const which = { notifications: input.notifications ?? [], records: input.records ?? [] };
  for (const [field, given] of Object.entries(which)) {
    if (given.length > MOST_READ) {
      throw invalid({ [field]: problem('too_many_entries', { most: MOST_READ }) });
    }
  }
  return commit(context, async ({ db, lock, writeWithoutHistory }) => {
    const found = await lock(notificationRecord, await listedIdsOf(db, accountId, which));
    const ids = [...found.keys()];
    const row = { readAt: new Date().toISOString() };
    await writeWithoutHistory(
      ids.map((id) => updateChange(notificationRecord, { id }, () => ({ row }))),
    );
    return { ids };
  });
}
