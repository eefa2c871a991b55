import type { BoardFragment } from './BoardPage.generated.ts';

export const boardFilterKeys = ['member', 'label'] as const;

type Columns = BoardFragment['columns'];

/** The same objects when there are no filters. */
export function filteredColumns(columns: Columns, get: (key: string) => string): Columns {
  const [member, label] = boardFilterKeys.map(get);
  if (!member && !label) return columns;
  const passes = (card: Columns[number]['cards'][number]) =>
    (!member || card.members.includes(member)) && (!label || card.labels.includes(label));
  return columns.map((column) => ({ ...column, cards: column.cards.filter(passes) }));
}
