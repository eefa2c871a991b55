import { cleanHtml } from '../../clean-html.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CreateMessageInput, UpdateMessageInput } from '../../graphql/generated/resolvers.ts';
import { creation, update, updateRecord } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { enteredRow, newRow } from '../../records/enter.ts';
import { constraintErrors } from '../../records/validate.ts';
import type { MessageRow } from '../../records/generated/rows.ts';
import { messageRecord } from './messages.record.ts';
import { hasInbox } from './messages.store.ts';

const declaration = declared('Message');

export function makeMessage(context: Context, input: CreateMessageInput) {
  const { account } = callerOf(context);
  const accountId = input.to ?? account.id;
  refuseUnfit(input);
  const row = {
    ...newRow(declaration, { ...input, accountId }),
    ...cleaned(input),
    ...senderOf(context, accountId, input),
  } as MessageRow;
  return commit(context, async ({ activityId, db, write }) => {
    if (!(await hasInbox(db, accountId))) throw notFound('Account');
    const [message] = await write([creation(messageRecord, { row })]);
    return { message: message!.row, activityId };
  });
}

export async function changeMessage(context: Context, input: UpdateMessageInput) {
  const own = { id: input.id, ofAccount: callerOf(context).account.id };
  refuseUnfit(input);
  const row: Partial<MessageRow> = { ...enteredRow(declaration, input), ...cleaned(input) };
  const { isRead, selected, ...written } = row;
  const isMark = Object.keys(written).length === 0;
  const message = await (isMark
    ? markMessage(context, own, { isRead, selected })
    : updateRecord(context, messageRecord, own, () => ({ row })));
  return { message };
}

/** Before its HTML is cleaned: what is entered must fit. */
function refuseUnfit(input: CreateMessageInput | UpdateMessageInput): void {
  const errors = Object.entries(constraintErrors(declaration, enteredRow(declaration, input)));
  refuseErrors(Object.fromEntries(errors.filter(([field]) => field in input)));
}

/** Reading and selecting are not recorded. */
export function markMessage(
  context: Context,
  own: { id: string; ofAccount: string },
  marks: { isRead?: 0 | 1 | undefined; selected?: 0 | 1 | undefined },
): Promise<MessageRow> {
  return commit(context, async ({ follow }) => {
    const [message] = await follow([update(messageRecord, own, () => ({ row: given(marks) }))]);
    return message!.row;
  });
}

/** A chosen sender name is for one's own inbox only. */
function senderOf(context: Context, accountId: string, { sender }: CreateMessageInput) {
  const { id, name, avatar } = callerOf(context).account;
  return sender && accountId === id
    ? { senderId: null, senderName: sender.name, senderPhoto: sender.photo || null }
    : { senderId: id, senderName: name, senderPhoto: avatar };
}

const cleaned = ({ message }: { message?: string | null }) =>
  message == null ? {} : { message: cleanHtml(message) };
