import type { Context } from '../../services/context.ts';
import { forbidden, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { AddChatMessageInput } from '../../graphql/generated/resolvers.ts';
import { createChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { CommitContext } from '../../records/write/unit-of-work.ts';
import { declarationOf } from '../../records/declarations.ts';
import { newRow } from '../../records/write/from-input.ts';
import type { ChatMessageRow } from '../../records/generated/rows.ts';
import { newId } from '../../database/new-id.ts';
import { ownContactId } from './chat-rooms.ts';
import { CANNED_REPLY, REPLY_DELAY_MS } from './chats.rules.ts';
import { chatMessageRecord, chatRecord } from './chats.record.ts';
import { findChat, findOtherWithoutAccount, nextNumber } from './chats.store.ts';

type Written = Omit<ChatMessageRow, 'number'>;

export async function addChatMessage(context: Context, input: AddChatMessageInput) {
  const contactId = await writerIn(context, input);
  const entered = newRow(declarationOf('ChatMessage'), { ...input, contactId });
  const message = { ...entered, accountId: contactId } as object as Written;
  const written = await write(context, message);
  if (context.config.isDemo) {
    context.scheduler.run(REPLY_DELAY_MS, () => reply(context, message));
  }
  return written;
}

/** Throws Forbidden for the other contact of the caller's room, and NotFound for anyone else. */
async function writerIn(context: Context, { chatId, contactId }: AddChatMessageInput) {
  const ownId = ownContactId(context);
  if (contactId == null || contactId === ownId) return ownId;
  const room = (await findChat(context.db, { chatId, contactId: ownId })) && { chatId, contactId };
  if (room && (await findChat(context.db, room))) throw forbidden(problem('not_for_another'));
  return ownContactId(context, contactId);
}

/** Locks the room, which numbers its messages and counts for whom they are new. */
function write(by: CommitContext, message: Written) {
  const { chatId, contactId, time } = message;
  return commit(by, async ({ db, lock, trackFirst, write }) => {
    const chat = (await lock(chatRecord, [chatId])).get(chatId);
    if (!chat?.parts.chatMembers.some((member) => member.contactId === contactId)) {
      throw notFound('Chat');
    }
    await trackFirst(chatMessageRecord, [message.id]);
    const chatMembers = chat.parts.chatMembers.map((member) => ({
      ...member,
      lastChatTime: member.lastChatTime > time ? member.lastChatTime : time,
      unread: member.contactId === contactId ? 0 : member.unread + 1,
    }));
    await write([updateChange(chatRecord, { id: chatId }, () => ({ parts: { chatMembers } }))]);
    const row = { ...message, number: await nextNumber(db, chatId) };
    const [written] = await write([createChange(chatMessageRecord, { row })]);
    return { message: written!.row, chat: chat.row };
  });
}

async function reply({ db, reactions }: CommitContext, to: Written): Promise<void> {
  const other = await findOtherWithoutAccount(db, to);
  if (!other) return;
  const time = new Date().toISOString();
  const answer = { ...to, id: newId(), contactId: other.id, text: CANNED_REPLY, time };
  await write({ db, reactions }, answer);
}
