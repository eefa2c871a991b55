import { cleanHtml } from '../../formats/clean-html.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { given } from '../../formats/entered.ts';
import { notFound, refuseErrors } from '../../errors/errors.ts';
import type {
  CreateMessageInput,
  DeleteMessagesInput,
  MarkMessagesInput,
  UpdateMessageInput,
} from '../../graphql/generated/resolvers.ts';
import { type Selection, selectedIds } from '../../records/write/bulk-selection.ts';
import {
  createChange,
  deleteChange,
  updateChange,
  updateRecord,
} from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { newId } from '../../database/new-id.ts';
import { declarationOf } from '../../records/declarations.ts';
import { rowFromInput, newRow } from '../../records/write/from-input.ts';
import { constraintErrors } from '../../records/write/validate.ts';
import type { Db } from '../../database/database.ts';
import type { MessageRow } from '../../records/generated/rows.ts';
import { messageRecord } from './messages.record.ts';
import { findRecipient } from './messages.store.ts';

const declaration = declarationOf('Message');

const MOST_ANSWERED = 100;

export function makeMessage(context: Context, input: CreateMessageInput) {
  const callerId = requireCaller(context).account.id;
  const accountId = input.to ?? callerId;
  const entry = {
    ...newRow(declaration, { ...input, accountId }),
    ...entered(input),
    ...senderOf(context, accountId, input),
  } as MessageRow;
  return commit(context, async ({ activityId, db, write, writeWithoutHistory }) => {
    const recipient = await findRecipient(db, accountId);
    if (!recipient) throw notFound('Account');
    const row = { ...entry, recipientId: accountId, recipientName: recipient.name };
    const [message] = await write([createChange(messageRecord, { row })]);
    if (accountId !== callerId) {
      await writeWithoutHistory([createChange(messageRecord, { row: sentCopy(row, callerId) })]);
    }
    return { message: message!.row, activityId };
  });
}

export async function changeMessage(context: Context, input: UpdateMessageInput) {
  const own = { id: input.id, ofAccount: requireCaller(context).account.id };
  const row = entered(input);
  const { isRead, selected, ...written } = row;
  const isMark = Object.keys(written).length === 0;
  const message = await (isMark
    ? markMessage(context, own, { isRead, selected })
    : updateRecord(context, messageRecord, own, () => ({ row })));
  return { message };
}

/** Returns the sender's copy. No history has it: the recipient's, which has the message, would show it. */
const sentCopy = (row: MessageRow, accountId: string): MessageRow => ({
  ...{ ...row, id: newId(), accountId },
  ...{ folder: 'sent', isRead: 1, selected: 0 },
});

/** Refuses input that does not fit, before its HTML is cleaned. */
function entered(input: CreateMessageInput | UpdateMessageInput): Partial<MessageRow> {
  const row = rowFromInput(declaration, input);
  const errors = Object.entries(constraintErrors(declaration, row));
  refuseErrors(Object.fromEntries(errors.filter(([field]) => field in input)));
  return input.message == null ? row : { ...row, message: cleanHtml(input.message) };
}

/** A chosen sender name is for one's own inbox only. */
function senderOf(context: Context, accountId: string, { sender }: CreateMessageInput) {
  const { id, name, avatar } = requireCaller(context).account;
  return sender && accountId === id
    ? { senderId: null, senderName: sender.name, senderPhoto: sender.photo || null }
    : { senderId: id, senderName: name, senderPhoto: avatar };
}

export function removeMessages(context: Context, input: DeleteMessagesInput) {
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(context, db, input);
    await write(ids.map((id) => deleteChange(messageRecord, { id })));
    return { ids, activityId };
  });
}

/** Marking a single message, as opening does, leaves no activity. */
export async function markMessages(context: Context, input: MarkMessagesInput) {
  const isRead = input.isRead ? 1 : 0;
  const [id, ...others] = input.filter ? [] : (input.ids ?? []);
  if (id !== undefined && others.length === 0) {
    const own = { id, ofAccount: requireCaller(context).account.id };
    const message = await markMessage(context, own, { isRead });
    return { count: 1, messages: [message], activityId: null };
  }
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(context, db, input);
    const row = { isRead } as const;
    const marked = await write(
      ids.map((each) => updateChange(messageRecord, { id: each }, () => ({ row }))),
    );
    const messages = marked.slice(0, MOST_ANSWERED).map((state) => state!.row);
    return { count: ids.length, messages, activityId };
  });
}

/** Reading and selecting are not recorded. */
function markMessage(
  context: Context,
  own: { id: string; ofAccount: string },
  marks: { isRead?: 0 | 1 | undefined; selected?: 0 | 1 | undefined },
): Promise<MessageRow> {
  return commit(context, async ({ writeWithoutHistory }) => {
    const [message] = await writeWithoutHistory([
      updateChange(messageRecord, own, () => ({ row: given(marks) })),
    ]);
    return message!.row;
  });
}

const selected = (context: Context, db: Db, which: Selection) =>
  selectedIds(
    db,
    { declaration, record: messageRecord, accountId: requireCaller(context).account.id },
    which,
  );
