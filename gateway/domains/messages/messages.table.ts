import type { Page } from '../../store/paging.ts';

export interface MessageRow {
  id: string;
  accountId: string;
  /** Null for senders without an account, or with a deleted one. */
  senderId: string | null;
  senderName: string;
  senderPhoto: string | null;
  date: string;
  selected: 0 | 1;
  isRead: 0 | 1;
  subject: string;
  message: string;
  searchText: string;
  createdNumber?: number;
}

export interface RecipientRow {
  id: string;
  name: string;
  avatar: string | null;
}

export type MessagePage = Page<MessageRow>;

declare module '../../store/database.ts' {
  interface Database {
    messages: MessageRow;
  }
}
