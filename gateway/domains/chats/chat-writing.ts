import type { Context } from '../../graphql/context.ts';
import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { AddChatMessageInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Committer } from '../../records/commit.ts';
import { newId } from '../../store/new-id.ts';
import { findOtherWithoutAccount } from './chat-contacts.store.ts';
import { insertMessage } from './chat-messages.store.ts';
import { CANNED_REPLY, chatMessageErrors, REPLY_DELAY_MS } from './chats.rules.ts';
import { findChat, noteMessage } from './chats.store.ts';
import { chatMessageRecord, type ChatMessageRow, chatRecord } from './chats.table.ts';
import { ownContactId } from './own-contact.ts';

type Written = Omit<ChatMessageRow, 'number'>;

/** Answers the message and its room. In the demo profile a reply follows later. */
export async function addChatMessage(context: Context, input: AddChatMessageInput) {
  const contactId = ownContactId(context, input.contactId);
  const message: Written = {
    id: input.id ?? newId(),
    chatId: input.chatId,
    contactId,
    accountId: contactId,
    text: input.text.trim(),
    time: input.time ?? new Date().toISOString(),
  };
  refuseErrors(chatMessageErrors(message));
  const written = await write(context, message);
  if (context.config.isDemo) {
    context.later.run(REPLY_DELAY_MS, () => reply(context, message));
  }
  return written;
}

/** Locks the room, which numbers its messages. */
function write(by: Committer, message: Written) {
  return recorded(by, async ({ db, touch }) => {
    await touch(chatMessageRecord, message.id);
    await touch(chatRecord, message.chatId);
    const chat = await findChat(db, message);
    if (!chat) throw notFound('Chat');
    const written = await insertMessage(db, message);
    if (!written) throw conflict('A message with this id exists', { fields: { id: 'is taken' } });
    await noteMessage(db, written);
    return { message: written, chat };
  });
}

async function reply({ db, reactions }: Committer, to: Written): Promise<void> {
  const other = await findOtherWithoutAccount(db, to);
  if (!other) return;
  const time = new Date().toISOString();
  const answer = { ...to, id: newId(), contactId: other.id, text: CANNED_REPLY, time };
  await write({ db, reactions }, answer);
}
