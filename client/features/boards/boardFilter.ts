import type { BoardFragment } from './BoardPage.generated.ts';

export const boardFilterKeys = ['member', 'label'] as const;

type Columns = BoardFragment['columns'];

type Filter = (key: string) => string;

export function passesFilter(
  { members, labels }: Pick<Columns[number]['cards'][number], 'members' | 'labels'>,
  get: Filter,
): boolean {
  const [member, label] = boardFilterKeys.map(get);
  return (!member || members.includes(member)) && (!label || labels.includes(label));
}

/** Returns the columns with the cards that pass; the same objects when there are no filters. */
export function filteredColumns(columns: Columns, get: Filter): Columns {
  if (!boardFilterKeys.some(get)) return columns;
  return columns.map((column) => ({
    ...column,
    cards: column.cards.filter((card) => passesFilter(card, get)),
  }));
}
