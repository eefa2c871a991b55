import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../records/record.ts';

export interface MessageRow {
  id: string;
  /** Owner of the inbox. */
  accountId: string;
  /** Null for senders without an account, or with a deleted one. */
  senderId: string | null;
  senderName: string;
  senderPhoto: string | null;
  date: string;
  selected: 0 | 1;
  isRead: 0 | 1;
  subject: string;
  /** Cleaned HTML. */
  message: string;
  /** Folded subject, sender and plain text. */
  searchText: string;
  /** Assigned by the store. */
  createdNumber?: number;
}

export const messageRecord: RecordKind = {
  kind: 'Message',
  table: 'messages',
  title: 'subject',
  owner: 'accountId',
};

/** An account as writers of messages see it. */
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
