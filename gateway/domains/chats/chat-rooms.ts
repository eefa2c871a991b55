import { requireCaller, type Context } from '../../services/context.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { OpenChatInput } from '../../graphql/generated/resolvers.ts';
import { createChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { lockRecord } from '../../records/write/snapshots.ts';
import { declarationOf } from '../../records/declarations.ts';
import { newRow } from '../../records/write/from-input.ts';
import type { ChatContactRow } from '../../records/generated/rows.ts';
import { newId } from '../../database/new-id.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { pairOf } from './chats.rules.ts';
import { chatContactRecord, chatRecord } from './chats.record.ts';
import { contactsByIds, findChatByPair } from './chats.store.ts';
import type { ChatMemberRow, ChatRow } from './chats.table.ts';

/** Returns the account's id. Throws NotFound for a caller who claims another contact's id. */
export function ownContactId(context: Context, claimedId?: string | null): string {
  const { id } = requireCaller(context).account;
  if (claimedId != null && claimedId !== id) throw notFound('Contact');
  return id;
}

export async function openChat(context: Context, { contactId, callerId }: OpenChatInput) {
  const ownId = ownContactId(context, callerId);
  if (contactId === ownId) throw invalid({ contactId: problem('not_oneself') });
  if (!(await context.load(contactsByIds, contactId))) throw notFound('Contact');
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
  const { id: accountId } = requireCaller(context).account;
  const id = newId();
  const lastChatTime = new Date().toISOString();
  const members = [accountId, contactId].map((each) => ({
    id: newId(),
    chatId: id,
    contactId: each,
    unread: 0,
    lastChatTime,
  }));
  return commit(context, async (unit) => {
    await ensureContact(context, unit);
    const row = { id, pair: pairOf(accountId, contactId), accountId };
    const parts = { chatMembers: members };
    const [chat] = await unit.write([createChange(chatRecord, { row, parts })]);
    return chat!.row;
  });
}

/** An account becomes a contact with its first chat. */
async function ensureContact(
  context: Context,
  { db, writeWithoutHistory }: UnitOfWork,
): Promise<void> {
  const { id, name, avatar } = requireCaller(context).account;
  const isThere = async () => (await contactsByIds(db, [id])).has(id);
  if (await isThere()) return;
  await lockRecord(db, { table: 'accounts' }, id);
  if (await isThere()) return;
  const row = newRow(declarationOf('ChatContact'), { id, name, avatar });
  await writeWithoutHistory([
    createChange(chatContactRecord, { row: row as object as ChatContactRow }),
  ]);
}

/** Reading is not recorded. */
export function markChatRead(context: Context, chatId: string): Promise<ChatMemberRow> {
  const contactId = ownContactId(context);
  return commit(context, async ({ lock, writeWithoutHistory }) => {
    const members = (await lock(chatRecord, [chatId])).get(chatId)?.parts.chatMembers ?? [];
    const own = members.find((member) => member.contactId === contactId);
    if (!own) throw notFound('Chat');
    const read = { ...own, unread: 0 };
    const chatMembers = members.map((member) => (member === own ? read : member));
    await writeWithoutHistory([
      updateChange(chatRecord, { id: chatId }, () => ({ parts: { chatMembers } })),
    ]);
    return read;
  });
}
