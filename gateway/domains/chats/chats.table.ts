import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../store/records.ts';

export interface ChatContactRow {
  /** An account's contact has the account's id. */
  id: string;
  name: string;
  avatar: string | null;
  status: ChatStatus;
  mood: string;
  /** The name folded, for sorting and finding. */
  searchText: string;
}

/** A room of two. */
export interface ChatRow {
  id: string;
  /** The ids of its two contacts, see `pairOf`: two contacts have one room. */
  pair: string;
  /** Who opened it; null once the account is gone. */
  accountId: string | null;
}

/** What a room is to one of its two contacts. */
export interface ChatMemberRow {
  id: string;
  chatId: string;
  contactId: string;
  /** How many messages they have not seen. */
  unread: number;
  lastChatTime: string;
}

export interface ChatMessageRow {
  id: string;
  chatId: string;
  /** Who wrote it. */
  contactId: string;
  /** Whose doing it is: the writer's account or, where a contact has none, the one that is answered. */
  accountId: string | null;
  /** Running within its room, from 1. */
  number: number;
  text: string;
  time: string;
}

export const chatContactRecord: RecordKind = {
  kind: 'ChatContact',
  table: 'chatContacts',
  title: 'name',
  holds: [{ table: 'chatMembers', key: 'contactId' }],
};

/** Without its messages, which are records of their own: a copy of all at each message would grow too large. */
export const chatRecord: RecordKind = {
  kind: 'Chat',
  table: 'chats',
  title: 'id',
  owner: 'accountId',
  parts: [{ table: 'chatMembers', key: 'chatId' }],
  holds: [{ table: 'chatMessages', key: 'chatId' }],
};

export const chatMessageRecord: RecordKind = {
  kind: 'ChatMessage',
  table: 'chatMessages',
  title: 'text',
  owner: 'accountId',
};

export type ChatRoomSummaryRow = ChatMemberRow;
export type ChatRoomSummaryPage = Page<ChatMemberRow>;
export type ChatMessagePage = Page<ChatMessageRow>;
export type ChatContactPage = Page<ChatContactRow>;

export type ChatStatus = 'online' | 'offline';

declare module '../../store/database.ts' {
  interface Database {
    chatContacts: ChatContactRow;
    chats: ChatRow;
    chatMembers: ChatMemberRow;
    chatMessages: ChatMessageRow;
  }
}
