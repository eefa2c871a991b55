declare module '../../records/generated/rows.ts' {
  interface MessageRow {
    /** Null for senders without an account, or with a deleted one. */
    senderId: string | null;
    senderName: string;
    senderPhoto: string | null;
  }
}

export interface RecipientRow {
  id: string;
  name: string;
  avatar: string | null;
}
