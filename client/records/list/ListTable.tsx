import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { type ComponentProps, useMemo } from 'react';
import { Link, type To, useNavigation } from 'react-router-dom';
import 'mantine-datatable/styles.css';
import { currentNames } from './currentNames.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { type PreviewState, usePreview } from './usePreview.ts';
import { type ExportedList, ExportMenu } from './ExportMenu.tsx';
import { ListArrangement } from './ListArrangement.tsx';
import { type FramedList, ListFrame } from './ListFrame.tsx';
import { useOriginState } from './recordSteps.ts';
import { type FactoryRow, ListRow } from './ListRow.tsx';
import { openRow, rowLink } from './rowKeys.ts';
import styles from './ListTable.module.css';
import { SortButton, SortedTitle } from './SortButton.tsx';
import { type ColumnSizing, useColumnSizing } from './useColumnSizing.ts';
import { type ListColumn, useListColumns } from './useListColumns.ts';
import { useListDensity } from './useListDensity.ts';
import { useSelectColumn } from './useSelectColumn.tsx';
import { useTableScroll } from './useTableScroll.ts';
import { wholeTexts } from '../../ui/wholeTexts.ts';
import { type Direction, directionIn, useListParams } from './useListParams.ts';
import { type SelectableList, useDeferredSelection, useListSelection } from './useListSelection.ts';

export type { ShownList } from './ListFrame.tsx';
export type { ListColumn } from './useListColumns.ts';
export type { ListSelection } from './useListSelection.ts';

interface Sorting {
  field: string;
  direction: Direction;
}

interface Props<Row extends { id: string }> extends FramedList {
  rows: Row[];
  /** The columns; the first is the record's name, as text, and always shown. */
  columns: ListColumn<Row>[];
  /** The sort order when the URL has none. */
  defaultSort: Sorting;
  openAt?: ((row: Row) => To) | undefined;
  /** Returns the path of a row's form, for users who can edit it. */
  editAt?: ((row: Row) => string) | undefined;
  exported?: ExportedList;
}

export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const columns = useListColumns(props.columns);
  const sorting = useSorting(props);
  const sizing = useColumnSizing(columns);
  const preview = usePreview();
  const origin = useOriginState(props);
  const nameOf = (row: Row) => String(row[columns.nameKey as keyof Row] ?? '');
  return (
    <SelectableTable
      list={props}
      columns={columns}
      sorting={sorting}
      origin={origin}
      nameOf={nameOf}
      shown={[
        ...columns.shown
          .map((column) =>
            String(column.accessor) === columns.nameKey
              ? withLink(column, nameOf, { ...props, origin, preview })
              : column,
          )
          .map((column, index) => ({
            ...withHead(column, { sorting, sizing }),
            ...(index < columns.pinned && { pinned: 'left' as const }),
            ...widthOf(column, sizing),
          })),
        ...(columns.nameKey in sizing.widths ? [rest] : []),
      ]}
    />
  );
}

interface SelectableProps<Row extends { id: string }> {
  list: Props<Row>;
  columns: ReturnType<typeof useListColumns<Row>>;
  sorting: Sorting;
  origin: unknown;
  nameOf: (row: Row) => string;
  shown: DataTableColumn<Row>[];
}

function SelectableTable<Row extends { id: string }>(props: SelectableProps<Row>) {
  const { list, columns, sorting, origin, nameOf, shown } = props;
  const { rows, totalCount, bulkActions, exported } = list;
  const { state } = useNavigation();
  const { density } = useListDensity();
  const selectable = useListSelection(rows, totalCount);
  const scroll = useTableScroll();
  const isPinned = columns.pinned > 0;
  const select = useSelectColumn({ rows, selectable, nameOf, isPinned });
  const all = useMemo(
    () => (bulkActions ? [select, ...shown] : shown),
    [bulkActions, select, shown],
  );
  return (
    <ListFrame
      list={list}
      canEdit={list.editAt !== undefined}
      origin={origin}
      shown={rows.length}
      selectable={selectable}
      tools={
        <>
          {list.tools}
          {exported ? (
            <ListExport
              list={exported}
              columns={columns.shown.flatMap(({ accessor, shows }) => shows ?? String(accessor))}
              sort={{ field: sorting.field, direction: sorting.direction }}
              selectable={selectable}
              totalCount={totalCount}
            />
          ) : null}
          <ListArrangement columns={columns} />
        </>
      }
    >
      <DataTable
        className={styles.table}
        withTableBorder
        borderRadius="md"
        highlightOnHover
        verticalSpacing={density === 'compact' ? 1 : 6}
        {...wholeTexts}
        horizontalSpacing={8}
        minHeight={0}
        {...scroll}
        records={rows}
        columns={all}
        // When columns are pinned, the library measures their positions once the rows are rendered.
        rowFactory={({ expandedElement: _expanded, ...row }: FactoryRow<Row>) => (
          <ListRow columns={isPinned ? undefined : all} {...row} />
        )}
        onRowClick={isPinned ? ({ event }) => openRow(event) : undefined}
        fetching={state === 'loading'}
        loaderType="dots"
        // The library's own text is English, and is announced even when there are rows.
        emptyState={<></>}
      />
    </ListFrame>
  );
}

type ExportProps = Omit<ComponentProps<typeof ExportMenu>, 'selection'>;

function ListExport({ selectable, ...list }: ExportProps & { selectable: SelectableList }) {
  return <ExportMenu {...list} selection={useDeferredSelection(selectable)} />;
}

function useSorting<Row extends { id: string }>({ columns, defaultSort }: Props<Row>) {
  const { get, change } = useListParams(['sort', 'direction']);
  const field = currentNames(get('sort'));
  const isSorted = columns.some(({ accessor, sortable }) => sortable && accessor === field);
  return {
    ...(isSorted ? { field, direction: directionIn(get('direction')) } : defaultSort),
    sort: (field: string, direction: Direction) => change({ sort: field, direction }),
  };
}

/** Takes the remaining width when the name has a fixed one. */
const rest = {
  accessor: '',
  title: '',
  cellsClassName: styles.rest,
  titleClassName: styles.rest,
  customCellAttributes: () => ({ 'data-column': '' }),
};

function widthOf({ accessor }: { accessor: PropertyKey }, { widths }: ColumnSizing) {
  const width = widths[String(accessor)];
  return width === undefined ? {} : { width };
}

interface HeadOptions {
  sorting: ReturnType<typeof useSorting>;
  sizing: ColumnSizing;
}

function withHead<Row>(
  { sortable, title, note, isExtra: _isExtra, shows: _shows, ...column }: ListColumn<Row>,
  { sorting: { field, direction, sort }, sizing }: HeadOptions,
) {
  const key = String(column.accessor);
  const isSorted = key === field;
  return {
    ...column,
    // A phone shows the column's name at each value.
    customCellAttributes: (row: Row, index: number) => ({
      'data-column': title,
      ...column.customCellAttributes?.(row, index),
    }),
    title: (
      <>
        {sortable ? (
          <SortButton
            label={title}
            note={note}
            direction={isSorted ? direction : undefined}
            onSort={(next) => sort(key, next)}
          />
        ) : null}
        {!sortable && isSorted ? <SortedTitle title={title} direction={direction} /> : null}
        {sortable || isSorted ? null : title}
        <ColumnEdge title={title} column={sizing.of(key)} />
      </>
    ),
  };
}

interface LinkOptions<Row extends { id: string }> extends Pick<Props<Row>, 'openAt' | 'editAt'> {
  origin: unknown;
  preview: PreviewState;
}

function withLink<Row extends { id: string }>(
  column: ListColumn<Row>,
  nameOf: (row: Row) => string,
  { openAt, editAt, origin, preview }: LinkOptions<Row>,
): ListColumn<Row> {
  const titleClass = openAt ? styles.linkTitle : styles.nameTitle;
  const titleClassName = column.noWrap ? undefined : titleClass;
  const named = { ...column, titleClassName, cellsClassName: styles.name };
  if (!openAt) return named;
  return {
    ...named,
    render: (row, index) => (
      <>
        {preview.open ? (
          <PreviewButton name={nameOf(row)} onPreview={() => preview.open?.(row.id)} />
        ) : null}
        <Link
          className={styles.link}
          to={openAt(row)}
          state={origin}
          aria-current={row.id === preview.id || undefined}
          {...rowLink(row.id, editAt?.(row))}
        >
          {column.render ? column.render(row, index) : nameOf(row)}
        </Link>
      </>
    ),
  };
}
