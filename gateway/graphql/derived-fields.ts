import type { GraphQLResolveInfo } from 'graphql';
import type { Declaration, DeclaredReference } from '../records/declare/declaration.ts';
import { newestOfEach, rowsOfEach } from '../database/rows-by.ts';
import { mayRead, mayReadTitle } from '../records/access.ts';
import { requireCaller } from '../records/caller.ts';
import type { RecordPart, Row, RecordMapping } from '../records/declare/record.ts';
import { type Filter, listRecords, type Sort } from '../records/read/read.ts';
import type { PageRequest } from '../database/paging.ts';
import { refuseUnreadableTitles } from './unreadable-titles.ts';
import { titleOfRecord } from '../records/history/reference-titles.ts';
import { readableRow } from '../records/hosts.ts';
import { selectedRowLoader } from './selected-columns.ts';
import type { Context } from './context.ts';

/** Returns the resolvers of the lists of a declared kind that hold its parts' rows, by the part's `field`. */
export function partFields({ fields }: Declaration, { parts = [] }: RecordMapping) {
  const shown = new Set(fields.filter(({ isList }) => isList).map(({ name }) => name));
  const resolvers = parts.flatMap((part) =>
    part.field !== undefined && shown.has(part.field) ? [[part.field, rowsIn(part)] as const] : [],
  );
  return Object.fromEntries(resolvers);
}

const MOST_LOGGED = 100;

/** Returns a resolver of a part's rows; of a log it reads the newest, these first. */
function rowsIn({ table, key, order = 'position', lists, appendOnly }: RecordPart) {
  const read = appendOnly
    ? newestOfEach(table, key as never, { order: order as never, most: MOST_LOGGED })
    : rowsOfEach(table, key as never, order as never);
  return async ({ id }: Row, _args: unknown, { load }: Context) => {
    const rows = ((await load(read, id as string)) ?? []) as unknown as Row[];
    return lists === undefined ? rows : rows.map((row) => row[lists]);
  };
}

/**
 * Returns the resolvers of the fields that answer the record that another field names, or another view of it with its
 * title; null for one that is gone, or that the caller cannot read.
 */
export function referenceFields({ fields }: Pick<Declaration, 'fields'>) {
  return Object.fromEntries(
    fields.flatMap(({ column, reference }): [string, ReferenceResolver][] => {
      if (!reference) return [];
      const { field, kindColumn } = reference;
      if (!kindColumn) return [[field, referredBy(column, reference)]];
      return [
        [field, referredOfAnyKind(column, kindColumn)],
        [`${field}Title`, titleOfAnyKind(column, kindColumn)],
      ];
    }),
  );
}

type ReferenceResolver = (
  row: Row,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Row | string | null>;

/** Returns the resolvers of the fields that list the records that refer to a record. */
export const inverseFields = ({ referringFields }: Declaration) =>
  Object.fromEntries(
    referringFields.flatMap(({ declaration, column, reference: { inverse } }) =>
      inverse ? [[inverse, listReferring(declaration, column)] as const] : [],
    ),
  );

/** Returns a page of the records that refer to a record; null when the caller cannot read their kind. */
const listReferring =
  (declaration: Declaration, column: string) =>
  async ({ id }: Row, asked: PageRequest & { filter?: Filter; sort?: Sort }, context: Context) => {
    const record = context.records.get(declaration.kind);
    if (!record || !mayRead(context, record)) return null;
    refuseUnreadableTitles(context, declaration, asked);
    const accountId = declaration.owner ? requireCaller(context).account.id : undefined;
    const of = { column, id: id as string };
    const { operations } = record;
    return listRecords(context.db, { declaration, operations, accountId, of }, asked);
  };

const referredOfAnyKind =
  (column: string, kindColumn: string) =>
  async (row: Row, _args: unknown, context: Context): Promise<Row | null> => {
    const [id, kind] = [row[column], row[kindColumn]];
    if (typeof kind !== 'string' || typeof id !== 'string') return null;
    const found = await readableRow(context, { kind, id });
    return found ? { ...found, __typename: kind } : null;
  };

const titleOfAnyKind =
  (column: string, kindColumn: string) =>
  (row: Row, _args: unknown, context: Context): Promise<string | null> =>
    titleOfRecord(context, String(row[kindColumn]), row[column]);

const referredBy =
  (column: string, { kind, type }: DeclaredReference) =>
  async (
    row: Row,
    _args: unknown,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Row | null> => {
    const id = row[column];
    const record = context.records.get(kind);
    if (!record || typeof id !== 'string') return null;
    const found = await context.load(selectedRowLoader(record, info), id);
    const isReadable = type === kind ? mayRead : mayReadTitle;
    return found && isReadable(context, record, found) ? found : null;
  };
