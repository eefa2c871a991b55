import type { Context } from '../../graphql/context.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type { AddChatMessageInput } from '../../graphql/generated/resolvers.ts';
import { creation, update } from '../../records/changes.ts';
import { commit, type Committer } from '../../records/commit.ts';
import { newId } from '../../store/new-id.ts';
import { findOtherWithoutAccount } from './chat-contacts.store.ts';
import { nextNumber } from './chat-messages.store.ts';
import { CANNED_REPLY, chatMessageErrors, REPLY_DELAY_MS } from './chats.rules.ts';
import { chatMessageRecord, chatRecord } from './chats.record.ts';
import type { ChatMessageRow } from './chats.table.ts';
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
    context.scheduler.run(REPLY_DELAY_MS, () => reply(context, message));
  }
  return written;
}

/** Locks the room, which numbers its messages and counts for whom they are new. */
function write(by: Committer, message: Written) {
  const { chatId, contactId, time } = message;
  return commit(by, async ({ db, lock, track, write }) => {
    const chat = (await lock(chatRecord, [chatId])).get(chatId);
    if (!chat?.parts.chatMembers.some((member) => member.contactId === contactId)) {
      throw notFound('Chat');
    }
    await track(chatMessageRecord, [message.id]);
    const chatMembers = chat.parts.chatMembers.map((member) => ({
      ...member,
      lastChatTime: time,
      unread: member.contactId === contactId ? 0 : member.unread + 1,
    }));
    await write([update(chatRecord, { id: chatId }, () => ({ parts: { chatMembers } }))]);
    const row = { ...message, number: await nextNumber(db, chatId) };
    const [written] = await write([creation(chatMessageRecord, { row })]);
    return { message: written!.row, chat: chat.row };
  });
}

async function reply({ db, reactions }: Committer, to: Written): Promise<void> {
  const other = await findOtherWithoutAccount(db, to);
  if (!other) return;
  const time = new Date().toISOString();
  const answer = { ...to, id: newId(), contactId: other.id, text: CANNED_REPLY, time };
  await write({ db, reactions }, answer);
}
