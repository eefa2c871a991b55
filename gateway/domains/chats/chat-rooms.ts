import { callerOf, type Context } from '../../graphql/context.ts';
import { invalid, notFound } from '../../graphql/errors.ts';
import type { OpenChatInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { folded } from '../../store/folding.ts';
import { newId } from '../../store/new-id.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { findContact, insertContact } from './chat-contacts.store.ts';
import { pairOf } from './chats.rules.ts';
import { findChatByPair, insertChat, insertMembers, markRead } from './chats.store.ts';
import { type ChatMemberRow, chatRecord, type ChatRow } from './chats.table.ts';
import { ownContactId } from './own-contact.ts';

export async function openChat(context: Context, { contactId, callerId }: OpenChatInput) {
  const ownId = ownContactId(context, callerId);
  if (contactId === ownId) throw invalid({ contactId: 'must be somebody else' });
  if (!(await findContact(context.db, contactId))) throw notFound('Contact');
  const find = () => findChatByPair(context.db, pairOf(ownId, contactId));
  const found = await find();
  if (found) return { chat: found, isNew: false };
  try {
    return { chat: await makeChat(context, contactId), isNew: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The other contact opened it at the same time.
    return { chat: (await find())!, isNew: false };
  }
}

function makeChat(context: Context, contactId: string): Promise<ChatRow> {
  const { id: accountId } = callerOf(context).account;
  const id = newId();
  return recorded(context, async ({ db, touch }) => {
    await touch(chatRecord, id);
    await ensureContact(context, db);
    const chat = await insertChat(db, { id, pair: pairOf(accountId, contactId), accountId });
    const lastChatTime = new Date().toISOString();
    const members = [accountId, contactId].map((each) => ({
      id: newId(),
      chatId: id,
      contactId: each,
      unread: 0,
      lastChatTime,
    }));
    await insertMembers(db, members);
    return chat;
  });
}

/** An account becomes a contact with its first chat. */
async function ensureContact(context: Context, db: Db): Promise<void> {
  const { id, name, avatar } = callerOf(context).account;
  if (await findContact(db, id)) return;
  const searchText = folded(name);
  await insertContact(db, { id, name, avatar, status: 'online', mood: '', searchText });
}

/** Reading is not recorded. */
export async function markChatRead(context: Context, chatId: string): Promise<ChatMemberRow> {
  const room = await markRead(context.db, { chatId, contactId: ownContactId(context) });
  if (!room) throw notFound('Chat');
  return room;
}
