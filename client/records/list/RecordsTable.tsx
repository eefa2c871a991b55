import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { type ListColumn, ListTable, type ShownList } from './ListTable.tsx';
import {
  type DeclaredField,
  type DeclaredRecord,
  type RecordDeclaration,
  otherFields,
  shownNameOf,
} from '../declaration.ts';
import { useFieldWords } from '../fieldWords.ts';
import { translatedNouns, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { filterParserOf } from './listVariables.ts';
import { cellOf, isAmount, isPlain } from './recordCell.tsx';
import type { ListSelection } from './useListSelection.ts';

const RecordBulkActions = lazyPart(
  async () => (await import('./RecordBulkActions.tsx')).RecordBulkActions,
);

interface Columns<Row> {
  /** The fields shown by default, in this order; as many as fit when omitted. */
  columns?: readonly string[] | undefined;
  /** The views, by field, that show more than the field's text. */
  cells?: Readonly<Record<string, (record: Row) => ReactNode>> | undefined;
  /** The kind's own columns, the title first; fields that none of them shows follow, hidden by default. */
  own?: readonly ListColumn<Row>[] | undefined;
  /** The fields that have no column. */
  elsewhere?: readonly string[] | undefined;
}

interface Props<Row extends { id: string }> extends ShownList, Columns<Row> {
  declaration: RecordDeclaration;
  records: Row[];
  /** Returns the URL that a row links to; its page when omitted. */
  openAt?: (record: Row) => To;
  /** The kind's own changes of a selection; their code can load when something is selected. */
  bulkActions?: (selection: ListSelection) => ReactNode;
  tools?: ReactNode;
}

export function RecordsTable<Row extends { id: string }>(props: Props<Row>) {
  const { declaration, records, columns, cells, own, elsewhere, openAt, ...rest } = props;
  const { bulkActions, ...list } = rest;
  const { t } = useTranslation('records');
  const { kind, many, order, isBulk } = declaration;
  const mayWrite = useIsInGroup(declaration.write);
  const others = useColumns<Row>(declaration, { columns, cells, own, elsewhere });
  const changes =
    bulkActions ??
    (isBulk
      ? (selection: ListSelection) => (
          <RecordBulkActions declaration={declaration} selection={selection} />
        )
      : undefined);
  return (
    <ListTable
      label={spelledOut(translatedNouns(t, declaration))}
      rows={records}
      columns={[...(own ?? []), ...others]}
      editAt={declaration.canUpdate && mayWrite ? ({ id }) => pathsOf(kind).edit(id) : undefined}
      openAt={openAt ?? (({ id }) => pathsOf(kind).one(id))}
      defaultSort={order}
      bulkActions={mayWrite ? changes : undefined}
      exported={{ list: many, filterIn: filterParserOf(declaration) }}
      {...list}
    />
  );
}

const MOST_COLUMNS = 7;

/** The title first; long texts, addresses and columns that do not fit are hidden by default. */
function useColumns<Row extends { id: string }>(
  declaration: RecordDeclaration,
  { columns = [], cells = {}, own, elsewhere = [] }: Columns<Row>,
): ListColumn<Row>[] {
  const { title } = declaration;
  const { labelOf, textOf } = useFieldWords(declaration);
  const shownBefore = (own ?? []).flatMap(({ accessor, shows = [] }) => [
    String(accessor),
    ...shows,
  ]);
  const named = [...shownBefore, ...elsewhere];
  const fields = otherFields(declaration.fields, named).filter(
    (field) => !named.includes(shownNameOf(field)),
  );
  function rankOf(field: DeclaredField) {
    if (field.name === title) return -1;
    const place = columns.indexOf(field.name);
    return place >= 0 ? place : columns.length + (isPlain(field) ? 0 : 1);
  }
  const ordered = fields.toSorted((one, other) => rankOf(one) - rankOf(other));
  const usual = own ? [] : usualColumns(ordered);
  const shown = columns.length > 0 ? columns : usual;
  return ordered.map((field) => ({
    accessor: shownNameOf(field),
    title: labelOf(field.name),
    sortable: field.isSortable,
    isExtra: !shown.includes(field.name),
    ...(isAmount(field) && { textAlign: 'right' as const }),
    ...(field.kind !== 'text' && { noWrap: true }),
    render:
      cells[field.name] ??
      ((record: Row) => cellOf(field, record as unknown as DeclaredRecord, textOf)),
  }));
}

const usualColumns = (ordered: readonly DeclaredField[]) =>
  ordered
    .filter(isPlain)
    .slice(0, MOST_COLUMNS)
    .map(({ name }) => name);
