import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FramedList, ListFrame } from './ListFrame.tsx';
import { ListKeys } from './ListKeys.tsx';
import { type SelectableList, useListSelection } from './useListSelection.ts';

export interface EntrySelection {
  isSelected: boolean;
  onSelect: (() => void) | undefined;
}

interface Props extends FramedList {
  entries: readonly { id: string }[];
  /** At the end of the line above, such as the order. */
  tools?: ReactNode;
  children: (selectionOf: (id: string) => EntrySelection) => ReactNode;
}

/** A list without a table: its entries are selected and paged like rows. */
export function ListEntries({ entries, tools, children, ...list }: Props) {
  const { bulkActions, totalCount } = list;
  const selectable = useListSelection(entries, totalCount);
  const { selected, toggle } = selectable;
  return (
    <ListFrame
      list={list}
      shown={entries.length}
      selectable={selectable}
      before={bulkActions ? <SelectPage entries={entries} selectable={selectable} /> : null}
      tools={
        <>
          <ListKeys canSelect={bulkActions !== undefined} />
          {tools}
        </>
      }
    >
      {children((id) => ({
        isSelected: selected.includes(id),
        onSelect: bulkActions ? () => toggle(id) : undefined,
      }))}
    </ListFrame>
  );
}

interface SelectPageProps {
  entries: Props['entries'];
  selectable: SelectableList;
}

/** Selects or clears this page; the selection on other pages stays. */
function SelectPage({ entries, selectable: { selected, select } }: SelectPageProps) {
  const { t } = useTranslation();
  const shown = entries.map(({ id }) => id);
  const chosen = shown.filter((id) => selected.includes(id)).length;
  const isWhole = chosen === shown.length;
  return (
    <Checkbox
      aria-label={t('list.selectPage')}
      checked={isWhole}
      indeterminate={chosen > 0 && !isWhole}
      onChange={() => {
        const elsewhere = selected.filter((id) => !shown.includes(id));
        select(isWhole ? elsewhere : [...elsewhere, ...shown]);
      }}
    />
  );
}
