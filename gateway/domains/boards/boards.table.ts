declare module '../../records/generated/rows.ts' {
  interface BoardColumnRow {
    boardId: string;
    rank: string;
  }
  interface CardRow {
    columnId: string;
    /** Cleaned; null for a plain description. */
    descriptionHtml: string | null;
    rank: string;
  }
  interface BoardLabelRow {
    position: number;
  }
}

export interface CardAttachmentRow {
  id: string;
  cardId: string;
  position: number;
  name: string;
  /** Bytes. */
  size: number;
  /** JSON of an older program's size; empty when it sent none, null when none wrote it. */
  sizeAsWritten?: string | null;
  url: string;
}

export interface CardCommentRow {
  id: string;
  cardId: string;
  position: number;
  uid: string;
  text: string;
  time: string;
}

export interface BoardMemberRow {
  id: string;
  name: string;
  avatar: string | null;
  createdNumber?: number;
}

export interface BoardMembershipRow {
  boardId: string;
  memberId: string;
}

declare module '../../database/database.ts' {
  interface Database {
    boardMembers: BoardMemberRow;
    boardMemberships: BoardMembershipRow;
    cardMembers: { cardId: string; memberId: string; position: number };
    cardLabels: { cardId: string; labelId: string; position: number };
    cardAttachments: CardAttachmentRow;
    cardComments: CardCommentRow;
  }
}
