import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { useIsInGroup } from '../../core/roles.ts';
import { type ListColumn, ListTable, type ShownList } from './ListTable.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import {
  type DeclaredField,
  type DeclaredRecord,
  type RecordDeclaration,
  referredIn,
  shownNameOf,
} from '../declaration.ts';
import { PreviewLink } from '../page/PreviewLink.tsx';
import { useFieldWords } from '../fieldWords.ts';
import { translatedNouns, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { filterIn } from './filters.ts';
import { RecordBulkActions } from './RecordBulkActions.tsx';

interface Props extends ShownList {
  declaration: RecordDeclaration;
  records: DeclaredRecord[];
  /** The fields shown by default, in this order; as many as fit when omitted. */
  columns?: readonly string[];
  /** The views, by field, that show more than the field's text. */
  cells?: Readonly<Record<string, (record: DeclaredRecord) => ReactNode>>;
  /** Returns the URL that a row links to; its page when omitted. */
  openAt?: (record: DeclaredRecord) => To;
}

export function RecordsTable({ declaration, records, columns, cells, openAt, ...list }: Props) {
  const { t } = useTranslation('records');
  const { kind, many, order, isBulk } = declaration;
  const mayWrite = useIsInGroup(declaration.write);
  return (
    <ListTable
      label={spelledOut(translatedNouns(t, declaration))}
      rows={records}
      columns={useColumns(declaration, { columns, cells })}
      editAt={declaration.canUpdate && mayWrite ? ({ id }) => pathsOf(kind).edit(id) : undefined}
      openAt={openAt ?? (({ id }) => pathsOf(kind).one(id))}
      defaultSort={order}
      bulkActions={
        isBulk && mayWrite
          ? (selection) => <RecordBulkActions declaration={declaration} selection={selection} />
          : undefined
      }
      toolbar={<SavedViews list={many} filterIn={(given) => filterIn(declaration, given)} />}
      exported={{ list: many, filterIn: (parameters) => filterIn(declaration, parameters) }}
      {...list}
    />
  );
}

const MOST_COLUMNS = 7;
const LONGEST_CELL = 300;
const amounts = ['whole', 'number', 'money', 'percent', 'quantity', 'unitPrice'];

/** The title first; long texts, addresses and columns that do not fit are hidden by default. */
function useColumns(
  declaration: RecordDeclaration,
  { columns = [], cells = {} }: Pick<Props, 'columns' | 'cells'>,
): ListColumn<DeclaredRecord>[] {
  const { fields, title } = declaration;
  const { labelOf, textOf } = useFieldWords(declaration);
  function rankOf(field: DeclaredField) {
    if (field.name === title) return -1;
    const place = columns.indexOf(field.name);
    return place >= 0 ? place : columns.length + (isPlain(field) ? 0 : 1);
  }
  const ordered = fields.toSorted((one, other) => rankOf(one) - rankOf(other));
  const shown = columns.length > 0 ? columns : usualColumns(ordered);
  return ordered.map((field) => ({
    accessor: shownNameOf(field),
    title: labelOf(field.name),
    sortable: field.isSortable,
    isExtra: !shown.includes(field.name),
    ...(amounts.includes(field.kind) && { textAlign: 'right' as const }),
    ...(field.kind !== 'text' && { noWrap: true }),
    render: cells[field.name] ?? ((record) => cellOf(field, record, textOf)),
  }));
}

/** Returns the cell of a field; a reference links to the other record, above the row's own link. */
function cellOf(
  field: DeclaredField,
  record: DeclaredRecord,
  textOf: ReturnType<typeof useFieldWords>['textOf'],
): ReactNode {
  const referred = referredIn(field, record);
  if (referred) return <PreviewLink kind={field.reference!.kind} {...referred} />;
  return textOf(field, record[field.name], record);
}

const isPlain = ({ format, maxLength = 0 }: DeclaredField) =>
  maxLength <= LONGEST_CELL && format !== 'ADDRESS' && format !== 'PICTURE';

const usualColumns = (ordered: readonly DeclaredField[]) =>
  ordered
    .filter(isPlain)
    .slice(0, MOST_COLUMNS)
    .map(({ name }) => name);
