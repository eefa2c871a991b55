import { cleanHtml } from '../../clean-html.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CreateMessageInput, UpdateMessageInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { newId } from '../../store/new-id.ts';
import { messageErrors, searchTextOf } from './messages.rules.ts';
import {
  deleteMessage,
  findMessage,
  hasInbox,
  insertMessage,
  updateMessage,
} from './messages.store.ts';
import { messageRecord, type MessageRow } from './messages.table.ts';

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
  return recorded(context, async ({ db, touch }) => {
    await touch(messageRecord, entered.id);
    if (!(await hasInbox(db, accountId))) throw notFound('Account');
    const message = await insertMessage(db, cleaned(entered));
    if (!message) throw conflict('A message with this id exists', { fields: { id: 'is taken' } });
    return message;
  });
}

export function changeMessage(context: Context, input: UpdateMessageInput): Promise<MessageRow> {
  const own = { id: input.id, accountId: callerOf(context).account.id };
  const changes = columnsOf(input);
  refuseErrors(messageErrors(changes));
  const { isRead, selected, ...written } = changes;
  if (Object.keys(written).length === 0) return markMessage(context, own, { isRead, selected });
  return recorded(context, async ({ db, touch }) => {
    await touch(messageRecord, own.id);
    const stored = await findMessage(db, own);
    const message = stored && (await updateMessage(db, own, cleaned({ ...stored, ...changes })));
    if (!message) throw notFound('Message');
    return message;
  });
}

/** Reading and selecting are not recorded. */
export async function markMessage(
  { db }: Context,
  own: { id: string; accountId: string },
  marks: Partial<Pick<MessageRow, 'isRead' | 'selected'>>,
): Promise<MessageRow> {
  const message = await updateMessage(db, own, { ...given(marks), id: own.id });
  if (!message) throw notFound('Message');
  return message;
}

export function removeMessage(context: Context, id: string): Promise<string> {
  const own = { id, accountId: callerOf(context).account.id };
  return recorded(context, async ({ db, touch }) => {
    await touch(messageRecord, id);
    if (!(await deleteMessage(db, own))) throw notFound('Message');
    return id;
  });
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

function cleaned(entered: MessageRow): MessageRow {
  const row = { ...entered, message: cleanHtml(entered.message) };
  return { ...row, searchText: searchTextOf(row) };
}
