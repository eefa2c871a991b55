import { cleanHtml } from '../../clean-html.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CreateMessageInput, UpdateMessageInput } from '../../graphql/generated/resolvers.ts';
import { creation, deleteRecord, update, updateRecord } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { newId } from '../../store/new-id.ts';
import { messageRecord } from './messages.record.ts';
import { messageErrors } from './messages.rules.ts';
import { hasInbox } from './messages.store.ts';
import type { MessageRow } from './messages.table.ts';

export function makeMessage(context: Context, input: CreateMessageInput): Promise<MessageRow> {
  const { account } = callerOf(context);
  const accountId = input.to ?? account.id;
  const entered = {
    ...columnsOf(input),
    ...senderOf(context, accountId, input),
    id: input.id ?? newId(),
    accountId,
    date: input.date ?? new Date().toISOString(),
  } as MessageRow;
  refuseErrors(messageErrors(entered));
  return commit(context, async ({ db, write }) => {
    if (!(await hasInbox(db, accountId))) throw notFound('Account');
    const [message] = await write([
      creation(messageRecord, { row: cleaned(entered) as MessageRow }),
    ]);
    return message!.row;
  });
}

export function changeMessage(context: Context, input: UpdateMessageInput): Promise<MessageRow> {
  const own = { id: input.id, ofAccount: callerOf(context).account.id };
  const changes = columnsOf(input);
  refuseErrors(messageErrors(changes));
  const { isRead, selected, ...written } = changes;
  if (Object.keys(written).length === 0) return markMessage(context, own, { isRead, selected });
  return updateRecord(context, messageRecord, own, () => ({ row: cleaned(changes) }));
}

/** Reading and selecting are not recorded. */
export function markMessage(
  context: Context,
  own: { id: string; ofAccount: string },
  marks: Partial<Pick<MessageRow, 'isRead' | 'selected'>>,
): Promise<MessageRow> {
  return commit(context, async ({ follow }) => {
    const [message] = await follow([update(messageRecord, own, () => ({ row: given(marks) }))]);
    return message!.row;
  });
}

export async function removeMessage(context: Context, id: string): Promise<string> {
  await deleteRecord(context, messageRecord, { id, ofAccount: callerOf(context).account.id });
  return id;
}

/** A chosen sender name is for one's own inbox only. */
function senderOf(context: Context, accountId: string, { sender }: CreateMessageInput) {
  const { id, name, avatar } = callerOf(context).account;
  return sender && accountId === id
    ? { senderId: null, senderName: sender.name, senderPhoto: sender.photo || null }
    : { senderId: id, senderName: name, senderPhoto: avatar };
}

function columnsOf(input: CreateMessageInput | UpdateMessageInput): Partial<MessageRow> {
  return given({
    date: input.date,
    selected: input.selected == null ? null : Number(input.selected),
    isRead: input.isRead == null ? null : Number(input.isRead),
    subject: input.subject,
    message: input.message,
  }) as Partial<MessageRow>;
}

const cleaned = ({ message, ...entered }: Partial<MessageRow>): Partial<MessageRow> => ({
  ...entered,
  ...(message !== undefined && { message: cleanHtml(message) }),
});
