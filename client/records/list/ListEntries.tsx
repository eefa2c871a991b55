import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FramedList, ListFrame } from './ListFrame.tsx';
import { SelectPageCheckbox } from './SelectPageCheckbox.tsx';
import { type SelectableList, useListSelection, useSelection } from './useListSelection.ts';

export interface EntrySelection {
  isSelected: boolean;
  selectable: SelectableList | undefined;
}

interface Props extends FramedList {
  entries: readonly { id: string }[];
  children: (selectionOf: (id: string) => EntrySelection) => ReactNode;
}

/** A list without a table, with selection and paging as in a table. */
export function ListEntries({ entries, tools, children, ...list }: Props) {
  const { t } = useTranslation();
  const { bulkActions, totalCount } = list;
  const selectable = useListSelection(entries, totalCount);
  const { has } = useSelection(selectable);
  return (
    <ListFrame
      list={list}
      canEdit={bulkActions !== undefined}
      shown={entries.length}
      selectable={selectable}
      before={
        bulkActions ? (
          <SelectPageCheckbox label={t('list.selectPage')} rows={entries} selectable={selectable} />
        ) : null
      }
      tools={tools}
    >
      {children((id) => ({
        isSelected: has(id),
        selectable: bulkActions && selectable,
      }))}
    </ListFrame>
  );
}
