declare module '../../records/generated/rows.ts' {
  interface BoardColumnRow {
    boardId: string;
    rank: string;
  }
  interface CardRow {
    columnId: string;
    /** The description as cleaned HTML; null for a plain one. */
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
  /** The size in bytes. */
  size: number;
  /** The size that an older program wrote, as JSON; empty when it sent none, null when no such program wrote it. */
  sizeAsWritten?: string | null;
  url: string;
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
  }
}
