import { Table } from '@mantine/core';
import { clsx } from 'clsx';
import { type DataTableColumn, type DataTableProps, getValueAtPath } from 'mantine-datatable';
import { memo, type ReactNode } from 'react';

const { td, tr } = Table.classes;

export type FactoryRow<Row> = Parameters<NonNullable<DataTableProps<Row>['rowFactory']>>[0];

interface Props<Row> extends Omit<FactoryRow<Row>, 'expandedElement'> {
  /** The columns whose cells are rendered here; without them the library's own cells are used, which are slower. */
  columns: readonly DataTableColumn<Row>[] | undefined;
}

function Row<Row>({ record, index, columns, rowProps, children }: Props<Row>) {
  return (
    <tr className={clsx(tr, rowProps.className)} data-with-row-border onClick={rowProps.onClick}>
      {columns?.map((column) => cellOf(column, record, index)) ?? children}
    </tr>
  );
}

/** Returns a cell like the library's, without its components. */
function cellOf<Row>(column: DataTableColumn<Row>, record: Row, index: number): ReactNode {
  const { accessor, noWrap, textAlign, width, cellsClassName, customCellAttributes } = column;
  const className = typeof cellsClassName === 'function' ? undefined : cellsClassName;
  return (
    <td
      key={String(accessor)}
      className={clsx(
        td,
        noWrap && 'mantine-datatable-nowrap',
        textAlign && `mantine-datatable-text-align-${textAlign}`,
        className,
      )}
      style={width === undefined ? undefined : { width, minWidth: width, maxWidth: width }}
      {...customCellAttributes?.(record, index)}
    >
      {column.render
        ? column.render(record, index)
        : (getValueAtPath(record, accessor as keyof Row) as ReactNode)}
    </td>
  );
}

/** It is memoized: a list renders again with each step of a navigation, its rows do not. */
export const ListRow = memo(
  Row,
  (before, after) =>
    before.record === after.record &&
    before.columns === after.columns &&
    after.columns !== undefined &&
    before.index === after.index,
) as typeof Row;
