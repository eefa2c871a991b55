import { isObject } from '../../rest/rest-input.ts';
import { writtenAs } from '../../rest/written-values.ts';
import { bytesIn } from '../../formats/byte-size.ts';
import { olderSize } from './card-attachments.rules.ts';

export const BOARD_ID = '2a1e578a9dab96f3f48f4769';

export const boardFields = `id title
  list: columns {
    id title
    cardList: cards {
      id title coverImage members labels: labelNumbers description
      attachments { name size sizeAsWritten url }
      comments { id uid text time }
    }
  }
  members(inOrderMade: true) { id name avatar }`;

interface Board {
  list: readonly { cardList: readonly Card[] }[];
}

interface Card {
  attachments: readonly { size: number; sizeAsWritten: string | null }[];
}

export const olderBoard = (board: Board) => ({
  ...board,
  list: board.list.map((column) => ({ ...column, cardList: column.cardList.map(olderCard) })),
});

const olderCard = (card: Card) => ({
  ...card,
  attachments: card.attachments.map(({ sizeAsWritten, ...file }) => ({
    ...file,
    size: size(file.size, sizeAsWritten),
  })),
});

const size = writtenAs(
  { type: ['string', 'number', 'null'], description: 'As it was given, else such as `1.2 MB`.' },
  olderSize,
  { isOptional: true },
);

export function withSizesRead<Sent extends object>(sent: Sent): Sent {
  const { attachments } = sent as { attachments?: unknown };
  return Array.isArray(attachments)
    ? { ...sent, attachments: attachments.map(withSizeRead) }
    : sent;
}

function withSizeRead(attachment: unknown): unknown {
  if (!isObject(attachment)) return attachment;
  const { size: written } = attachment;
  if (written != null && typeof written !== 'number' && typeof written !== 'string') {
    return attachment;
  }
  return {
    ...attachment,
    size: bytesIn(String(written)),
    sizeAsWritten: JSON.stringify(written) ?? '',
  };
}
