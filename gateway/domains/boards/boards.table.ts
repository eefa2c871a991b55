import type { Page } from '../../store/paging.ts';

export interface BoardRow {
  id: string;
  title: string;
  searchText: string;
  version: number;
  createdNumber?: number;
}

export interface BoardColumnRow {
  id: string;
  boardId: string;
  title: string;
  /** Order on the board; unique. */
  rank: string;
}

export interface CardRow {
  id: string;
  columnId: string;
  title: string;
  coverImage: string | null;
  description: string;
  /** Cleaned; null for a plain description. */
  descriptionHtml: string | null;
  /** Order in the column; unique. */
  rank: string;
  searchText: string;
  version: number;
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
  /** The author, a member. */
  uid: string;
  text: string;
  time: string;
}

export interface BoardLabelRow {
  id: string;
  title: string;
  color: string;
  position: number;
  /** Assigned by the store; the id for older programs. */
  createdNumber?: number;
}

/** The member of an account has its id. */
export interface BoardMemberRow {
  id: string;
  name: string;
  avatar: string | null;
  /** Assigned by the store. */
  createdNumber?: number;
}

export interface BoardMembershipRow {
  boardId: string;
  memberId: string;
}

export interface CardMemberRow {
  cardId: string;
  memberId: string;
  position: number;
}

export interface CardLabelRow {
  cardId: string;
  labelId: string;
  position: number;
}

export type BoardPage = Page<BoardRow>;

declare module '../../store/database.ts' {
  interface Database {
    boards: BoardRow;
    boardMembers: BoardMemberRow;
    boardLabels: BoardLabelRow;
    boardMemberships: BoardMembershipRow;
    boardColumns: BoardColumnRow;
    cards: CardRow;
    cardMembers: CardMemberRow;
    cardLabels: CardLabelRow;
    cardAttachments: CardAttachmentRow;
    cardComments: CardCommentRow;
  }
}
