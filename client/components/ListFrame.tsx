import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { onRowKey } from './ListKeys.tsx';
import { ListPager, type PageInfo } from './ListPager.tsx';
import { ListSelectionBar } from './ListSelectionBar.tsx';
import type { ListSelection, SelectableList } from './useListSelection.ts';

/** What the page of a list hands to whatever shows it, beside its rows. */
export interface ShownList {
  pageInfo: PageInfo;
  totalCount: number;
  /** What stands in the place of the rows when there are none. */
  empty: ReactNode;
}

/** What stands around the rows of a list, whatever they look like. */
export interface FramedList extends ShownList {
  /** Says what is listed. */
  label: string;
  /** What can be done with selected rows. Without it none can be selected. */
  bulkActions?: ((selection: ListSelection) => ReactNode) | undefined;
  /** What stands above the rows while nothing is selected, such as the saved views. */
  toolbar?: ReactNode;
}

interface Props {
  list: FramedList;
  /** How many rows this page shows. */
  shown: number;
  selectable: SelectableList;
  /** What stands before the toolbar, and stays while rows are selected. */
  before?: ReactNode;
  /** What stands at the end of that line, such as the order. */
  tools: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A page of a list: one line of tools or of what is selected, the rows and the way to others. */
export function ListFrame({ list, shown, selectable, before, tools, children }: Props) {
  const { label, bulkActions, toolbar, totalCount, pageInfo, empty } = list;
  const { selection, selectAll, toggle } = selectable;
  if (shown === 0) {
    return (
      <>
        {toolbar ? <Group mb="sm">{toolbar}</Group> : null}
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
        {before}
        {bulkActions && selection.count > 0 ? (
          <ListSelectionBar selection={selection} totalCount={totalCount} onSelectAll={selectAll}>
            {bulkActions(selection)}
          </ListSelectionBar>
        ) : (
          <Group gap="xs">{toolbar}</Group>
        )}
        <Group gap="xs" ml="auto">
          {tools}
        </Group>
      </Group>
      {children}
      <ListPager pageInfo={pageInfo} shown={shown} totalCount={totalCount} />
    </section>
  );
}
