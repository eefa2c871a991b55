/** The visible part of a scrolling list, in pixels. */
export interface Seen {
  top: number;
  height: number;
  /** Whether the list is in sight, or next to it. */
  isNear: boolean;
}

/** A rendered card, or the space in pixels of those that are not. */
export type Row<Card> = { card: Card; index: number } | { room: number };

interface Options {
  seen: Seen;
  /** The heights in pixels, with the gap below, of cards that were rendered once. */
  heights: ReadonlyMap<string, number>;
  heldId: string | undefined;
}

/** The pixels that are rendered beyond the visible part, so that the next drop positions are measured in time. */
export const OVERSCAN_PX = 320;
/** A card's height in pixels, before any was measured. */
const USUAL_HEIGHT = 96;

/** Returns the cards near the visible part, and space in place of the others. */
export function windowOf<Card extends { id: string }>(
  cards: readonly Card[],
  { seen, heights, heldId }: Options,
): Row<Card>[] {
  const usual = meanOf([...heights.values()]);
  const [from, to] = [seen.top - OVERSCAN_PX, seen.top + seen.height + OVERSCAN_PX];
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
