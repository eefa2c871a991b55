import type { BoardFragment } from './BoardPage.generated.ts';

export const boardFilterKeys = ['member', 'label'] as const;

type Columns = BoardFragment['columns'];

/** The columns with the cards that pass the filters of a URL; the same objects when it has none. */
export function filteredColumns(columns: Columns, get: (key: string) => string): Columns {
  const [member, label] = boardFilterKeys.map(get);
  if (!member && !label) return columns;
  const passes = (card: Columns[number]['cards'][number]) =>
    (!member || card.members.includes(member)) && (!label || card.labels.includes(label));
  return columns.map((column) => ({ ...column, cards: column.cards.filter(passes) }));
}
