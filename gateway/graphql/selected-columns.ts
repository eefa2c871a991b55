import {
  type FieldNode,
  getNamedType,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ReadMany } from '../database/loading.ts';
import type { RecordMapping, Row } from '../records/declare/record.ts';
import { rowLoaderOf } from '../records/read/row-loader.ts';
import { rowsByIds } from '../records/write/snapshots.ts';

/** The readers of rows by the selection that they are for, so that its loads in a request become one query. */
const readers = new WeakMap<FieldNode, ReadMany<string, Row>>();

/** Returns a reader of the columns that a reference's selection reads, or of whole rows when a resolver reads others. */
export function selectedRowLoader(
  record: RecordMapping,
  info: GraphQLResolveInfo,
): ReadMany<string, Row> {
  const [node, ...others] = info.fieldNodes;
  if (!node?.selectionSet || others.length > 0) return rowLoaderOf(record.table);
  const known = readers.get(node);
  if (known) return known;
  const columns = selectedColumns(record, info, node.selectionSet);
  const reader: ReadMany<string, Row> = columns
    ? (db, ids) => rowsByIds(db, record, ids, columns)
    : rowLoaderOf(record.table);
  readers.set(node, reader);
  return reader;
}

function selectedColumns(
  record: RecordMapping,
  info: GraphQLResolveInfo,
  selected: SelectionSetNode,
): string[] | undefined {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return undefined;
  const fields = type.getFields();
  const names = selected.selections.flatMap((selection) => selectedNames(selection, info));
  const columns = names
    .filter((name) => name !== '__typename')
    .map((name) => (fields[name]?.resolve ? undefined : columnOf(record, name)));
  if (columns.includes(undefined)) return undefined;
  const { owner, author } = record;
  return [...new Set([...columns, 'id', owner, author])].filter((column) => column !== undefined);
}

function selectedNames(selection: SelectionNode, info: GraphQLResolveInfo): string[] {
  if (selection.kind === Kind.FIELD) return [selection.name.value];
  const fragment =
    selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection;
  return (fragment?.selectionSet.selections ?? []).flatMap((each) => selectedNames(each, info));
}

/** Returns the only column that a field without a resolver reads, where it is known to be a column. */
function columnOf({ declaration, title }: RecordMapping, name: string): string | undefined {
  const isColumn =
    name === 'id' ||
    name === title ||
    declaration?.fields.some((field) => field.name === name && field.column === name);
  return isColumn ? name : undefined;
}
