import { Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListKeys, onRowKey } from './ListKeys.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSelectionBar } from './ListSelectionBar.tsx';
import type { ShownList } from './ListTable.tsx';
import { type ListSelection, useListSelection } from './useListSelection.ts';

/** What an entry needs to be selected. */
export interface EntrySelection {
  isSelected: boolean;
  /** Left out for who may do nothing with a selection. */
  onSelect: (() => void) | undefined;
}

interface Props extends ShownList {
  /** Says what is listed. */
  label: string;
  entries: readonly { id: string }[];
  /** What can be done with selected entries. Without it none can be selected. */
  bulkActions?: ((selection: ListSelection) => ReactNode) | undefined;
  /** What stands above the entries while nothing is selected, such as the saved views. */
  toolbar: ReactNode;
  /** What stands at the end of that line, such as the order. */
  tools?: ReactNode;
  /** The entries, in whatever they look like. */
  children: (selectionOf: (id: string) => EntrySelection) => ReactNode;
}

/** A page of a list that is no table: its entries are selected from and gone through as the rows of one. */
export function ListEntries(props: Props) {
  const { label, entries, pageInfo, totalCount, empty, bulkActions, toolbar, tools } = props;
  const list = useListSelection(entries, totalCount);
  const { selection, selected, selectAll, toggle } = list;
  if (entries.length === 0) {
    return (
      <>
        <Group mb="sm">{toolbar}</Group>
        {empty}
      </>
    );
  }
  return (
    <section
      aria-label={label}
      onKeyDown={(event) => onRowKey(event, bulkActions ? toggle : undefined)}
    >
      <Group justify="space-between" mb="sm" gap="xs">
        {bulkActions ? <SelectPage entries={entries} list={list} /> : null}
        {bulkActions && selection.count > 0 ? (
          <ListSelectionBar selection={selection} totalCount={totalCount} onSelectAll={selectAll}>
            {bulkActions(selection)}
          </ListSelectionBar>
        ) : (
          toolbar
        )}
        <Group gap="xs" ml="auto">
          <ListKeys canSelect={bulkActions !== undefined} />
          {tools}
        </Group>
      </Group>
      {props.children((id) => ({
        isSelected: selected.includes(id),
        onSelect: bulkActions ? () => toggle(id) : undefined,
      }))}
      <ListPager pageInfo={pageInfo} shown={entries.length} totalCount={totalCount} />
    </section>
  );
}

interface SelectPageProps {
  entries: Props['entries'];
  list: ReturnType<typeof useListSelection>;
}

/** Selects all that this page shows, or none of it; what is selected on other pages stays so. */
function SelectPage({ entries, list: { selected, select } }: SelectPageProps) {
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
