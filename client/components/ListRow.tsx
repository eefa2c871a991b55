import { TableTr, type TableTrProps } from '@mantine/core';
import type { DataTableProps } from 'mantine-datatable';
import { memo } from 'react';

export type FactoryRow<Row> = Parameters<NonNullable<DataTableProps<Row>['rowFactory']>>[0];

interface Props extends Pick<FactoryRow<object>, 'record' | 'children'> {
  columns: readonly object[];
  rowProps: TableTrProps & { 'data-selected'?: boolean | undefined };
}

/** Memoized: a tick renders the table, and of its rows only what was ticked is another one. */
export const ListRow = memo(
  function ListRow({ rowProps, children }: Props) {
    return <TableTr {...rowProps}>{children}</TableTr>;
  },
  (before, after) =>
    before.record === after.record &&
    before.columns === after.columns &&
    before.rowProps['data-selected'] === after.rowProps['data-selected'],
);
