import type { Page } from '../../store/paging.ts';
import type { RecordKind, RecordPart } from '../../store/records.ts';

export interface BoardRow {
  id: string;
  title: string;
  /** The title, folded for finding and sorting. */
  searchText: string;
  version: number;
  /** Its place in the order in which they were made; given by the store. */
  createdNumber?: number;
}

export interface BoardColumnRow {
  id: string;
  boardId: string;
  title: string;
  /** Place among the columns of its board, by which they are ordered; no two share one. */
  rank: string;
}

export interface CardRow {
  id: string;
  columnId: string;
  title: string;
  coverImage: string | null;
  description: string;
  /** Cleaned; null when the description was written in plain text. */
  descriptionHtml: string | null;
  /** Place among the cards of its column, by which they are ordered; no two share one. */
  rank: string;
  /** The title, folded for finding. */
  searchText: string;
  version: number;
}

export interface CardAttachmentRow {
  id: string;
  cardId: string;
  position: number;
  name: string;
  /** In bytes. */
  size: number;
  /** As an older program wrote it, as JSON; empty when it wrote none, null when none did. */
  sizeAsWritten?: string | null;
  url: string;
}

export interface CardCommentRow {
  id: string;
  cardId: string;
  position: number;
  /** The member who said it. */
  uid: string;
  text: string;
  time: string;
}

export interface BoardLabelRow {
  id: string;
  title: string;
  color: string;
  position: number;
  /** By which older programs know it; given by the store. */
  createdNumber?: number;
}

/** A member that stands for an account has its id. */
export interface BoardMemberRow {
  id: string;
  name: string;
  avatar: string | null;
}

/** Who is on which board. */
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

const memberships: RecordPart = { table: 'boardMemberships', key: 'boardId' };

const cardParts: readonly RecordPart[] = [
  { table: 'cardMembers', key: 'cardId' },
  { table: 'cardLabels', key: 'cardId' },
  { table: 'cardAttachments', key: 'cardId' },
  { table: 'cardComments', key: 'cardId' },
];

const columnParts: readonly RecordPart[] = [{ table: 'cards', key: 'columnId', parts: cardParts }];

export const boardRecord: RecordKind = {
  kind: 'Board',
  table: 'boards',
  title: 'title',
  parts: [memberships, { table: 'boardColumns', key: 'boardId', parts: columnParts }],
};

/** A board without its parts, for a change that leaves them alone. */
export const boardAlone: RecordKind = { ...boardRecord, parts: [] };

/** A board with who is on it, for a change of that. */
export const boardWithMembers: RecordKind = { ...boardRecord, parts: [memberships] };

export const columnRecord: RecordKind = {
  kind: 'BoardColumn',
  table: 'boardColumns',
  title: 'title',
  parts: columnParts,
};

/** A column without its cards, for a change that leaves them alone. */
export const columnAlone: RecordKind = { ...columnRecord, parts: [] };

export const cardRecord: RecordKind = {
  kind: 'Card',
  table: 'cards',
  title: 'title',
  parts: cardParts,
};

/** A card without its parts, for a move. */
export const cardAlone: RecordKind = { ...cardRecord, parts: [] };

export const labelRecord: RecordKind = {
  kind: 'BoardLabel',
  table: 'boardLabels',
  title: 'title',
  parts: [{ table: 'cardLabels', key: 'labelId' }],
};

/** A label without the cards that carry it, for a change of its title. */
export const labelAlone: RecordKind = { ...labelRecord, parts: [] };

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
