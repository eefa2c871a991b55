import type { Page } from '../../store/paging.ts';

export interface ChatContactRow {
  /** The account's id, if the contact has an account. */
  id: string;
  name: string;
  avatar: string | null;
  status: ChatStatus;
  mood: string;
  searchText: string;
  /** Assigned by the store. */
  createdNumber?: number;
}

export interface ChatRow {
  id: string;
  /** Unique, see `pairOf`. */
  pair: string;
  /** Who opened it; null when the account was deleted. */
  accountId: string | null;
}

export interface ChatMemberRow {
  id: string;
  chatId: string;
  contactId: string;
  unread: number;
  lastChatTime: string;
  /** Assigned by the store. */
  createdNumber?: number;
}

export interface ChatMessageRow {
  id: string;
  chatId: string;
  contactId: string;
  /** The writer's account; of a contact without one, the account that is answered. */
  accountId: string | null;
  /** From 1 in each room. */
  number: number;
  text: string;
  time: string;
}

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
