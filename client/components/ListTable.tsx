import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import 'mantine-datatable/styles.css';
import { ListPager, type PageInfo } from './ListPager.tsx';
import styles from './ListTable.module.css';
import { SortButton } from './SortButton.tsx';
import { type Direction, directionIn, useListParams } from './useListParams.ts';

export type ListColumn<Row> = DataTableColumn<Row> & { title: string };

interface Props<Row extends { id: string }> {
  /** Says what the table lists. */
  label: string;
  rows: Row[];
  columns: ListColumn<Row>[];
  /** The order when the URL names none. */
  defaultSort: { field: string; direction: Direction };
  pageInfo: PageInfo;
  totalCount: number;
  /** What stands in the place of the rows when there are none. */
  empty: ReactNode;
}

/** A page of a list: sorting and paging are done by the gateway and stand in the URL. */
export function ListTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  defaultSort,
  pageInfo,
  totalCount,
  empty,
}: Props<Row>) {
  const { get, change } = useListParams();
  const { state } = useNavigation();
  const isSorted = columns.some(({ accessor, sortable }) => sortable && accessor === get('sort'));
  const sorted = isSorted
    ? { field: get('sort'), direction: directionIn(get('direction')) }
    : defaultSort;
  const withSortButton = ({ sortable, title, ...column }: ListColumn<Row>) => ({
    ...column,
    title: sortable ? (
      <SortButton
        label={title}
        direction={column.accessor === sorted.field ? sorted.direction : undefined}
        onSort={(direction) => change({ sort: String(column.accessor), direction })}
      />
    ) : (
      title
    ),
  });
  if (rows.length === 0) return empty;
  return (
    <section aria-label={label}>
      <DataTable
        className={styles.table}
        withTableBorder
        borderRadius="md"
        highlightOnHover
        verticalSpacing="sm"
        minHeight={0}
        records={rows}
        columns={columns.map(withSortButton)}
        fetching={state === 'loading'}
        loaderType="dots"
        // Its own is English, and there for a screen reader even when there are rows.
        emptyState={<></>}
      />
      <ListPager pageInfo={pageInfo} shown={rows.length} totalCount={totalCount} />
    </section>
  );
}
