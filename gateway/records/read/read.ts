import type { Declaration, DeclaredField, FieldKind } from '../declare/declaration.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import { namedIds } from '../../database/named-ids.ts';
import { type Page, pageOf, type PageRequest } from '../../database/paging.ts';
import { textConditions } from '../../database/text-search.ts';
import type { IndexedTable } from '../../database/trigrams.ts';
import { untypedDb } from '../write/snapshots.ts';
import type { Order } from '../../database/keyset.ts';
import { declarationOf } from '../declarations.ts';
import { sortKeyFields } from '../declare/declare.ts';
import { sortNameOf } from '../declare/declared-fields.ts';
import type { RecordOperations, RecordKind, RecordQuery, Row } from '../declare/record.ts';
import { mayBeNull } from '../write/validate.ts';

export type RecordRow = Row & { id: string };
export type Filter = Readonly<Record<string, unknown>>;

/** A page with what restricts its list, for totals of the whole list. */
export type Listing<Of> = Page<Of> & Pick<QueryScope, 'of'> & { filter: Filter };

export interface Sort {
  field: string;
  direction: 'ascending' | 'descending';
}

/** A list's kind, and the account to which it is restricted. */
export interface QueryScope {
  declaration: Pick<Declaration, 'many' | 'owner' | 'fields'>;
  operations?: RecordOperations | undefined;
  /** The account of the caller: it finds only its own records of a kind with owners. */
  accountId?: string | undefined;
  /** The record that all records of the list refer to, by the column with its id. */
  of?: { column: string; id: string } | undefined;
}

export interface ListScope extends QueryScope {
  declaration: Declaration;
}

export async function findRecord(db: Db, listed: ListScope, id: string) {
  const query = ownQuery(db, listed).selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) as RecordRow | undefined;
}

/** Returns the query of a list. Throws when records have owners and there is no account. */
function ownQuery(db: Db, { declaration, accountId, of }: QueryScope): RecordQuery {
  const { many, owner } = declaration;
  const all: RecordQuery = untypedDb(db).selectFrom(many);
  const query = of ? all.where(of.column, '=', of.id) : all;
  if (!owner) return query;
  if (!accountId) throw new Error(`Whose ${many}?`);
  return query.where(owner, '=', accountId);
}

interface Asked extends PageRequest {
  filter?: Filter | null;
  sort?: Sort | null;
}

export async function listRecords(
  db: Db,
  listed: ListScope,
  { filter: asked, sort, ...page }: Asked,
): Promise<Listing<RecordRow>> {
  const { declaration } = listed;
  const { field, direction } = sort ?? declaration.order;
  const filter = asked ?? {};
  const order = { ...sortColumn(listed, field), direction };
  const all = (await filteredQuery(db, listed, filter)).selectAll();
  const query = order.by ? all.select(order.by.as(order.column)) : all;
  return { ...(await pageOf(query as never, order, page)), filter, of: listed.of };
}

export async function matchingIds(
  db: Db,
  listed: ListScope,
  filter: Filter,
  most: number,
): Promise<string[]> {
  const query = await filteredQuery(db, listed, filter);
  const rows = await query.select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id as string);
}

export const filteredQueryOf = (db: Db, { kind, operations }: RecordKind, filter: Filter) =>
  filteredQuery(db, { declaration: declarationOf(kind), operations }, filter);

export async function filteredQuery(
  db: Db,
  listed: QueryScope,
  filter: Filter,
): Promise<RecordQuery> {
  const { declaration, operations } = listed;
  const { many, fields } = declaration;
  const { ids, text } = filter;
  let query = ownQuery(db, listed);
  if (operations?.applyCustomFilters) query = operations.applyCustomFilters(query, filter);
  if (ids) query = query.where('id', 'in', namedIds(ids as string[]));
  for (const field of fields) {
    for (const [operator, value] of conditionsOf(field, filter)) {
      query = Array.isArray(value)
        ? query.where(anyOf(field.filter!.column, value))
        : query.where(field.filter!.column, operator, value);
    }
    const others = field.filter && (filter[`${field.filter.name}NotIn`] as unknown[] | null);
    if (others?.length) query = query.where(noneOf(field, others));
  }
  const contained = operations?.textFilterConditions ?? textConditions;
  const own = (await operations?.filterConditions?.(db, filter)) ?? [];
  for (const holds of [...own, ...(await contained(db, many as IndexedTable, text as string))]) {
    query = query.where(holds);
  }
  return query;
}

type Builder = ExpressionBuilder<Record<string, Row>, string>;

/** Returns the condition that a column has one of the values; null stands for none. */
const anyOf =
  (column: string, values: readonly unknown[]) =>
  ({ eb }: Builder) => {
    const some = values.filter((value) => value !== null);
    const isOneOf = eb(column, 'in', some.length > 0 ? some : [null]);
    return some.length < values.length && values.length > 0
      ? eb.or([eb(column, 'is', null), isOneOf])
      : isOneOf;
  };

/** Returns the condition that a field has none of the values; records without a value match, unless null is among them. */
const noneOf =
  ({ kind, filter }: DeclaredField, values: readonly unknown[]) =>
  ({ eb }: Builder) => {
    const { column, name } = filter!;
    const some = distinct(`${name}NotIn`, values, kind).filter((value) => value !== null);
    const isOther = some.length > 0 ? [eb(column, 'not in', some)] : [];
    return values.includes(null)
      ? eb.and([eb(column, 'is not', null), ...isOther])
      : eb.or([eb(column, 'is', null), ...isOther]);
  };

type Condition = readonly [operator: '=' | '>=' | '<' | 'in', value: unknown];

function conditionsOf({ kind, filter }: DeclaredField, given: Filter): Condition[] {
  if (!filter) return [];
  const { by, name } = filter;
  const stored = (value: unknown) => (kind === 'flag' ? Number(value) : value);
  const all: [Condition[0], unknown][] =
    by === 'SPAN'
      ? [
          ['>=', given[`${name}From`]],
          ['<', given[`${name}To`]],
        ]
      : [
          [by === 'ANY' ? 'in' : '=', given[name]],
          ['in', given[`${name}In`]],
        ];
  return all
    .filter(([, value]) => value != null)
    .map(([operator, value]) => [
      operator,
      Array.isArray(value) ? distinct<unknown>(name, value, kind) : stored(value),
    ]);
}

const MOST_VALUES = 100;

/** Returns the operands of `in`: `[null]`, which matches nothing, for an empty list. Throws like `distinct`. */
export function valuesForIn<Value>(name: string, values: readonly Value[], kind: FieldKind) {
  return values.length > 0 ? distinct(name, values, kind) : [null];
}

/** Returns each value once. Throws INVALID for more than 100 values, except of a choice. */
function distinct<Value>(name: string, values: readonly Value[], kind: FieldKind) {
  if (values.length > MOST_VALUES && kind !== 'choice') {
    throw invalid({ [`filter.${name}`]: problem('too_many_entries', { most: MOST_VALUES }) });
  }
  return [...new Set(values)];
}

/**
 * Returns the column of a sort value, by default the one of the same name, and for a reference the expression of the
 * other record's title. A column made for sorting is never null.
 */
function sortColumn({ declaration, operations }: ListScope, name: string): SortColumn {
  const field = declaration.fields.find((each) => sortNameOf(each) === name);
  const { to } = field?.reference ?? {};
  if (to) return titleOf(to, { field: name, many: declaration.many, column: field!.column });
  const column = field?.sortColumn ?? operations?.sortColumns?.[name] ?? name;
  return { column, hasNulls: field?.column === column && mayBeNull(field) };
}

type SortColumn = Pick<Order<string>, 'column' | 'by' | 'hasNulls'>;

function titleOf(
  to: Declaration,
  { field, many, column }: { field: string; many: string; column: string },
): SortColumn {
  const key = sortKeyFields(to).find((each) => each.column === to.title)?.sortColumn ?? to.title;
  const by = sql`(select ${sql.ref(`referred.${key}`)} from ${sql.table(to.many)} as referred
    where ${sql.ref('referred.id')} = ${sql.ref(`${many}.${column}`)})`;
  return { column: `${field}Title`, by, hasNulls: true };
}
