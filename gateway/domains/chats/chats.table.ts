import type { Page } from '../../database/paging.ts';
import type { ChatContactRow, ChatMessageRow } from '../../records/generated/rows.ts';

export interface ChatRow {
  id: string;
  /** The key of the room's two members, made by `pairOf`; unique. */
  pair: string;
  /** The account that opened the room; null when it was deleted. */
  accountId: string | null;
}

export interface ChatMemberRow {
  id: string;
  chatId: string;
  contactId: string;
  unread: number;
  lastChatTime: string;
  createdNumber?: number;
}

export type ChatRoomSummaryRow = ChatMemberRow;
export type ChatRoomSummaryPage = Page<ChatMemberRow>;
export type ChatMessagePage = Page<ChatMessageRow>;
export type ChatContactPage = Page<ChatContactRow>;

declare module '../../records/generated/rows.ts' {
  interface ChatMessageRow {
    /** The writer's account; of a contact without one, the account that is answered. */
    accountId: string | null;
    /** The message's number in its room, from 1. */
    number: number;
  }
}

declare module '../../database/database.ts' {
  interface Database {
    chats: ChatRow;
    chatMembers: ChatMemberRow;
  }
}
