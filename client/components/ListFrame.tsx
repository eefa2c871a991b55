import { Group } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { onRowKey } from './rowKeys.ts';
import { useListKeys } from './useListKeys.ts';
import { ListPager, type PageInfo } from './ListPager.tsx';
import { ListSelectionBar } from './ListSelectionBar.tsx';
import type { ListSelection, SelectableList } from './useListSelection.ts';

/** What a list's page passes to its table or cards, beside rows. */
export interface ShownList {
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}

export interface FramedList extends ShownList {
  label: string;
  bulkActions?: ((selection: ListSelection) => ReactNode) | undefined;
  /** Above the rows while none is selected, such as the saved views. */
  toolbar?: ReactNode;
}

interface Props {
  list: FramedList;
  shown: number;
  selectable: SelectableList;
  before?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

export function ListFrame({ list, shown, selectable, before, tools, children }: Props) {
  const { label, bulkActions, toolbar, totalCount, pageInfo, empty } = list;
  const { selection, selectAll, toggle } = selectable;
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  useListKeys({ list: section, clear: selection.count > 0 ? selection.clear : undefined });
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
      ref={section}
      aria-label={label}
      onKeyDown={(event) =>
        onRowKey(event, {
          select: bulkActions ? toggle : undefined,
          edit: (path) => void navigate(path),
        })
      }
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
