/** What is seen of a list that scrolls, in pixels. */
export interface Seen {
  top: number;
  height: number;
  /** The list itself is in sight, or beside it. */
  isNear: boolean;
}

/** A card that is made, or the room of such as are not. */
export type Row<Card> = { card: Card; index: number } | { room: number };

interface Options {
  seen: Seen;
  /** Of a card and the gap below it, in pixels, for those that have been made once. */
  heights: ReadonlyMap<string, number>;
  /** This card is made wherever it stands. */
  heldId: string | undefined;
}

/** So many pixels outside of what is seen cards are made: the next places of a drag are measured before it gets there. */
export const AROUND = 320;
/** Of a card that was never made, while none was. */
const USUAL_HEIGHT = 96;

/** The rows of a column: cards near what is seen of it, and room in place of the rest. */
export function windowOf<Card extends { id: string }>(
  cards: readonly Card[],
  { seen, heights, heldId }: Options,
): Row<Card>[] {
  const usual = meanOf([...heights.values()]);
  const [from, to] = [seen.top - AROUND, seen.top + seen.height + AROUND];
  const rows: Row<Card>[] = [];
  let [top, room] = [0, 0];
  for (const [index, card] of cards.entries()) {
    const height = heights.get(card.id) ?? usual;
    const isNear = seen.isNear && top + height >= from && top <= to;
    if (isNear || card.id === heldId) {
      if (room > 0) rows.push({ room });
      rows.push({ card, index });
      room = 0;
    } else {
      room += height;
    }
    top += height;
  }
  if (room > 0) rows.push({ room });
  return rows;
}

function meanOf(heights: readonly number[]): number {
  if (heights.length === 0) return USUAL_HEIGHT;
  return heights.reduce((sum, height) => sum + height, 0) / heights.length;
}
