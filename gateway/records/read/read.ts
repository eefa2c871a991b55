import type { ExpressionBuilder } from 'kysely';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import { namedIds } from '../../database/named-ids.ts';
import { type Page, pageOf, type PageRequest } from '../../database/paging.ts';
import { textConditions } from '../../database/text-search.ts';
import type { IndexedTable } from '../../database/trigrams.ts';
import { untypedDb } from '../write/snapshots.ts';
import { declarationOf } from '../declarations.ts';
import type { Declaration } from '../declare/declare.ts';
import type { DeclaredField, FieldKind } from '../declare/declared-fields.ts';
import type { RecordOperations, RecordKind, RecordQuery, Row } from '../declare/record.ts';
import { mayBeNull } from '../write/validate.ts';

export type RecordRow = Row & { id: string };
export type Filter = Readonly<Record<string, unknown>>;

/** A page with the filter of its list, for totals of the whole list. */
export type Listing<Of> = Page<Of> & { filter: Filter };

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
}

export interface ListScope extends QueryScope {
  declaration: Declaration;
}

export async function findRecord(db: Db, listed: ListScope, id: string) {
  const query = ownQuery(db, listed).selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) as RecordRow | undefined;
}

/** Returns the query of a list. Throws when records have owners and there is no account. */
function ownQuery(db: Db, { declaration, accountId }: QueryScope): RecordQuery {
  const { many, owner } = declaration;
  const query: RecordQuery = untypedDb(db).selectFrom(many);
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
  const query = (await filteredQuery(db, listed, filter)).selectAll();
  const order = { ...sortColumn(listed, field), direction };
  return { ...(await pageOf(query as never, order, page)), filter };
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
      query = query.where(field.filter!.column, operator, value);
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

/** Returns the condition that a field has none of the values; records without a value match. */
const noneOf =
  ({ kind, filter }: DeclaredField, values: readonly unknown[]) =>
  ({ eb }: ExpressionBuilder<Record<string, Row>, string>) =>
    eb.or([
      eb(filter!.column, 'is', null),
      eb(filter!.column, 'not in', valuesForIn(`${filter!.name}NotIn`, values, kind)),
    ]);

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
      Array.isArray(value) ? valuesForIn(name, value, kind) : stored(value),
    ]);
}

const MOST_VALUES = 100;

/**
 * Returns the operands of `in`: `[null]`, which matches nothing, for an empty list. Throws INVALID for more than 100
 * values, except of a choice.
 */
export function valuesForIn<Value>(name: string, values: readonly Value[], kind: FieldKind) {
  if (values.length > MOST_VALUES && kind !== 'choice') {
    throw invalid({ [`filter.${name}`]: problem('too_many_entries', { most: MOST_VALUES }) });
  }
  return values.length > 0 ? [...new Set(values)] : [null];
}

/** Returns the column of a sort value, by default the one of the same name. A column made for sorting is never null. */
function sortColumn({ declaration, operations }: ListScope, name: string) {
  const field = declaration.fields.find((each) => each.name === name);
  const column = field?.sortColumn ?? operations?.sortColumns?.[name] ?? name;
  return { column, hasNulls: field?.column === column && mayBeNull(field) };
}
