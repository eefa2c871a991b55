import type { ChatStatus, Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Load } from '../../database/loading.ts';
import { declarationOf } from '../../records/declarations.ts';
import { listRecords, type Sort } from '../../records/read/read.ts';
import type { Condition, FilterReading } from '../../records/declare/record.ts';
import { markChatRead, openChat, ownContactId } from './chat-rooms.ts';
import { addChatMessage } from './chat-writing.ts';
import { pairOf } from './chats.rules.ts';
import {
  chatsByIds,
  contactsByChatIds,
  contactsByIds,
  countUnread,
  findChat,
  findRoom,
  lastMessagesByChatIds,
  listMessages,
  listRooms,
} from './chats.store.ts';
import { hasStatus, statusByContactIds } from './presence.store.ts';
import type { ChatContactPage, ChatMemberRow } from './chats.table.ts';

export const chatsResolvers: Resolvers = {
  Query: {
    async chat(_source, { id }, context) {
      const own = { chatId: id, contactId: ownContactId(context) };
      return (await findChat(context.db, own)) ?? null;
    },
    chatRooms(_source, { callerId, filter, sort, ...page }, context) {
      const { field = 'lastChatTime', direction = 'descending' } = sort ?? {};
      const own = { ...filter, contactId: ownContactId(context, callerId) };
      return listRooms(context.db, own, { column: field, direction }, page);
    },
    async chatRoom(_source, { contactId }, context) {
      const ownId = ownContactId(context);
      const room = { pair: pairOf(ownId, contactId), contactId: ownId };
      return (await findRoom(context.db, room)) ?? null;
    },
    unreadChatMessages: (_source, _args, context) => countUnread(context.db, ownContactId(context)),
    chatContact: async (_source, { id }, { load }) => (await load(contactsByIds, id)) ?? null,
    async chatContacts(_source, { callerId, sort, ...asked }, context) {
      const ownId = ownContactId(context, callerId);
      const others = {
        filterConditions: (
          { status }: { status?: ChatStatus | null },
          { eb }: FilterReading,
        ): Condition[] => [eb('id', '!=', ownId), ...(status ? [hasStatus(eb, status)] : [])],
      };
      const listed = { declaration: declarationOf('ChatContact'), operations: others };
      const page = await listRecords(context.db, listed, { ...asked, sort: sort as Sort });
      return page as object as ChatContactPage;
    },
  },
  Mutation: {
    openChat: (_source, { input }, context) => openChat(context, input),
    addChatMessage: (_source, { input }, context) => addChatMessage(context, input),
    markChatRead: async (_source, { input }, context) => ({
      room: await markChatRead(context, input.chatId),
    }),
  },
  ChatContact: {
    status: async ({ id }, _args, { load }) => (await load(statusByContactIds, id)) ?? 'offline',
  },
  Chat: {
    contacts: async ({ id }, _args, { load }) => (await load(contactsByChatIds, id)) ?? [],
    messages: ({ id }, page, { db }) => listMessages(db, id, page),
  },
  ChatMessage: {
    contact: async ({ contactId }, _args, { load }) => (await load(contactsByIds, contactId))!,
  },
  ChatRoomSummary: {
    contactId: async (room, _args, { load }) => (await otherOf(room, load)).id,
    lastMessage: async ({ chatId }, _args, { load }) =>
      (await load(lastMessagesByChatIds, chatId)) ?? null,
    contact: (room, _args, { load }) => otherOf(room, load),
    chat: async ({ chatId }, _args, { load }) => (await load(chatsByIds, chatId))!,
  },
};

/** Foreign keys guarantee that there is one. */
async function otherOf({ chatId, contactId }: ChatMemberRow, load: Load) {
  const contacts = await load(contactsByChatIds, chatId);
  return contacts!.find(({ id }) => id !== contactId)!;
}
