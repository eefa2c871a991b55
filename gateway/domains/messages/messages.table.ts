import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../store/records.ts';

export interface MessageRow {
  id: string;
  /** Whose inbox it is in. */
  accountId: string;
  /** Null when the sender has no account, or has none any more. */
  senderId: string | null;
  senderName: string;
  senderPhoto: string | null;
  date: string;
  selected: 0 | 1;
  isRead: 0 | 1;
  subject: string;
  /** HTML that was cleaned; see `cleanHtml`. */
  message: string;
  /** Subject, sender and the text without its marks, folded for finding. */
  searchText: string;
  /** Its place in the order in which they were made; given by the store. */
  createdNumber?: number;
}

export const messageRecord: RecordKind = {
  kind: 'Message',
  table: 'messages',
  title: 'subject',
  owner: 'accountId',
};

/** An account, as far as someone who writes to it may see. */
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
