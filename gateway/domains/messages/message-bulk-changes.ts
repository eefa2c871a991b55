import { selectedIds } from '../../records/bulk-selection.ts';
import { declared } from '../../records/declarations.ts';
import type { MessageRow } from '../../records/generated/rows.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { invalid, notFound } from '../../graphql/errors.ts';
import type { DeleteMessagesInput, MarkMessagesInput } from '../../graphql/generated/resolvers.ts';
import { removal, update } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import type { Db } from '../../store/database.ts';
import { markMessage } from './message-changes.ts';
import { messageRecord } from './messages.record.ts';

const declaration = declared('Message');

const MOST_ANSWERED = 100;

interface Marked {
  count: number;
  messages: MessageRow[];
  activityId: string | null;
}

/** Answers the deleted ids and the activity's id. */
export function removeMessages(context: Context, input: DeleteMessagesInput) {
  const { account } = callerOf(context);
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(db, account.id, input);
    await write(ids.map((id) => removal(messageRecord, { id })));
    return { ids, activityId };
  });
}

/** Marking a single message, as opening does, leaves no activity. */
export async function markMessages(context: Context, input: MarkMessagesInput): Promise<Marked> {
  const accountId = callerOf(context).account.id;
  const isRead = input.isRead ? 1 : 0;
  const [id, ...others] = input.filter ? [] : (input.ids ?? []);
  if (id !== undefined && others.length === 0) {
    const message = await markMessage(context, { id, ofAccount: accountId }, { isRead });
    return { count: 1, messages: [message], activityId: null };
  }
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(db, accountId, input);
    const row = { isRead } as const;
    const marked = await write(ids.map((id) => update(messageRecord, { id }, () => ({ row }))));
    const messages = marked.slice(0, MOST_ANSWERED).map((held) => held!.row);
    return { count: ids.length, messages, activityId };
  });
}

/** What a selection stands for, in the order in which all changes lock it. NOT_FOUND when one of the ids is not the caller's. */
async function selected(
  db: Db,
  accountId: string,
  { ids, filter }: DeleteMessagesInput,
): Promise<string[]> {
  const given = ids && [...new Set(ids)];
  if (given?.length === 0) throw invalid({ ids: 'must have at least one' });
  const among = { declaration, record: messageRecord, accountId };
  const found = await selectedIds(db, among, { ids: given, filter });
  if (given && found.length < given.length) throw notFound('Message');
  return found;
}
