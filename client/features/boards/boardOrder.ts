export interface ColumnOrder {
  id: string;
  cards: readonly { id: string }[];
}

/** Returns the columns with the card at the place, whose `index` counts the other cards. */
export function withCardAt<Column extends ColumnOrder>(
  columns: readonly Column[],
  cardId: string,
  to: { columnId: string; index: number },
): Column[] {
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
  if (!card) return [...columns];
  return columns.map((column) => {
    const others = column.cards.filter(({ id }) => id !== cardId);
    if (column.id !== to.columnId) {
      return others.length === column.cards.length ? column : { ...column, cards: others };
    }
    return { ...column, cards: others.toSpliced(to.index, 0, card) };
  });
}

/** Puts the card at the end of a column whose cards are not reached yet. Undefined in its own column or over a card. */
export function withCardDropped<Column extends ColumnOrder>(
  columns: readonly Column[],
  cardId: string,
  overId: string,
): Column[] | undefined {
  const column = columns.find(({ id }) => id === overId);
  if (!column || placeOfCard(columns, cardId)?.columnId === overId) return undefined;
  return withCardAt(columns, cardId, { columnId: overId, index: column.cards.length });
}

export function placeOfCard(columns: readonly ColumnOrder[], cardId: string | undefined) {
  for (const { id, cards } of columns) {
    const index = cards.findIndex((card) => card.id === cardId);
    if (index >= 0) return { columnId: id, index };
  }
  return undefined;
}

/** Returns the whole column's index for a card among those shown: before the next, or after the previous one. */
export function wholeIndex(
  whole: readonly { id: string }[],
  shown: readonly { id: string }[],
  cardId: string,
): number {
  const others = whole.filter(({ id }) => id !== cardId);
  const at = shown.findIndex(({ id }) => id === cardId);
  const indexOf = (card: { id: string } | undefined) =>
    others.findIndex(({ id }) => id === card?.id);
  const next = indexOf(shown[at + 1]);
  if (next >= 0) return next;
  const before = indexOf(shown[at - 1]);
  return before >= 0 ? before + 1 : others.length;
}

export function orderOf(boardId: string, columns: readonly ColumnOrder[]) {
  return {
    id: boardId,
    columns: columns.map(({ id, cards }) => ({
      id,
      cards: cards.map((card) => ({ id: card.id })),
    })),
  };
}
