import type { RestBoardFieldsFragment } from '../../rest/generated/graphql.ts';
import { isObject } from '../../rest/rest-input.ts';
import { writtenAs } from '../../rest/written-values.ts';
import { olderSize, STEP } from './card-attachments.rules.ts';

type Board = RestBoardFieldsFragment;
type Column = Board['list'][number];
type Card = Column['cardList'][number];

const size = writtenAs(
  { type: ['string', 'number', 'null'], description: 'As it was given, else such as `1.2 MB`.' },
  olderSize,
  { isOptional: true },
);

export function olderBoard(board: Board | null | undefined) {
  return board && { ...board, list: board.list.map(olderColumn) };
}

const olderColumn = (column: Column) => ({ ...column, cardList: column.cardList.map(olderCard) });

const olderCard = (card: Card) => ({
  ...card,
  attachments: card.attachments.map((file) => ({
    name: file.name,
    size: size(file.size, file.sizeAsWritten),
    url: file.url,
  })),
});

/** Adds bytes to the sizes that older programs write. */
export function withSizesRead<Sent extends object>(sent: Sent): Sent {
  const { attachments } = sent as { attachments?: unknown };
  return Array.isArray(attachments)
    ? { ...sent, attachments: attachments.map(withSizeRead) }
    : sent;
}

function withSizeRead(attachment: unknown): unknown {
  if (!isObject(attachment)) return attachment;
  const { size } = attachment;
  if (size != null && typeof size !== 'number' && typeof size !== 'string') return attachment;
  return { ...attachment, size: bytesOf(String(size)), sizeAsWritten: JSON.stringify(size) ?? '' };
}

const MOST_BYTES = 2 ** 31 - 1;
const WRITTEN_SIZE = /^\s*(\d+(?:[.,]\d+)?)\s*([KMG]?)i?B?\s*$/i;

/** 0 for an invalid text. */
function bytesOf(size: string): number {
  const [, amount = '0', unit = ''] = WRITTEN_SIZE.exec(size) ?? [];
  const power = unit === '' ? 0 : 'KMG'.indexOf(unit.toUpperCase()) + 1;
  return Math.min(Math.round(Number(amount.replace(',', '.')) * STEP ** power), MOST_BYTES);
}
