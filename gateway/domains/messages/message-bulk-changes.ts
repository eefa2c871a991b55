import { callerOf, type Context } from '../../graphql/context.ts';
import { invalid, notFound } from '../../graphql/errors.ts';
import type { MarkMessagesInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { markMessage } from './message-changes.ts';
import { deleteMessage, updateMessage } from './messages.store.ts';
import { messageRecord, type MessageRow } from './messages.table.ts';

const MOST_IDS = 100;

/** The ids that were deleted, and the activity that tells of it. */
export function removeMessages(context: Context, given: readonly string[]) {
  const accountId = callerOf(context).account.id;
  const ids = inOrder(given);
  return recorded(context, async ({ activityId, db, touch }) => {
    for (const id of ids) {
      await touch(messageRecord, id);
      if (!(await deleteMessage(db, { id, accountId }))) throw notFound('Message');
    }
    return { ids, activityId };
  });
}

/** One alone is marked when it is opened, which leaves no activity. */
export async function markMessages(
  context: Context,
  { ids: given, isRead }: MarkMessagesInput,
): Promise<MessageRow[]> {
  const accountId = callerOf(context).account.id;
  const changes = { isRead: isRead ? 1 : 0 } as const;
  const ids = inOrder(given);
  if (ids.length === 1) return [await markMessage(context, { id: ids[0]!, accountId }, changes)];
  return recorded(context, async ({ db, touch }) => {
    const messages: MessageRow[] = [];
    for (const id of ids) {
      await touch(messageRecord, id);
      const message = await updateMessage(db, { id, accountId }, changes);
      if (!message) throw notFound('Message');
      messages.push(message);
    }
    return messages;
  });
}

/** Each once and in one order, so that two changes of the same messages never wait for each other. */
function inOrder(ids: readonly string[]): string[] {
  if (ids.length === 0 || ids.length > MOST_IDS) {
    throw invalid({ ids: `must have from 1 to ${MOST_IDS}` });
  }
  return [...new Set(ids)].sort();
}
