import type { Declaration, DeclaredField } from '../declare/declaration.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { type Page, pageOf, type PageRequest } from '../../database/paging.ts';
import { untypedDb } from '../write/snapshots.ts';
import type { Order } from '../../database/keyset.ts';
import { declarationOf } from '../declarations.ts';
import { sortKeyFields } from '../declare/declare.ts';
import { sortNameOf } from '../declare/declared-fields.ts';
import type { RecordOperations, RecordKind, RecordQuery, Row } from '../declare/record.ts';
import { mayBeNull } from '../write/validate.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Filter, refuseLargeGroups } from './filter-groups.ts';

export type { Filter } from './filter-groups.ts';

export type RecordRow = Row & { id: string };

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

/** Throws INVALID for a filter beyond its limits. */
export async function filteredQuery(
  db: Db,
  listed: QueryScope,
  filter: Filter,
): Promise<RecordQuery> {
  refuseLargeGroups(filter);
  const scope = listed.operations?.scopeConditions?.(filter, { eb: expressionBuilder() }) ?? [];
  const conditions = [...scope, ...(await filterConditions(db, listed, filter))];
  return conditions.reduce((query, condition) => query.where(condition), ownQuery(db, listed));
}

/**
 * Returns the column of a sort value, by default the one of the same name, and for a reference the expression of the
 * other record's title. A column made for sorting is blank where the field's own is null.
 */
function sortColumn({ declaration, operations }: ListScope, name: string): SortColumn {
  const field = declaration.fields.find((each) => sortNameOf(each) === name);
  const { to } = field?.reference ?? {};
  if (to) return titleOf(to, { field: name, many: declaration.many, column: field!.column });
  const column = field?.sortColumn ?? operations?.sortColumns?.[name] ?? name;
  if (!field || !mayBeNull(field)) return { column };
  return { column, none: field.column === column ? 'null' : folded(field) };
}

/** The key of a text without a value is blank; that of another field says its place itself. */
const folded = ({ kind }: DeclaredField) => (kind === 'text' ? 'blank' : undefined);

type SortColumn = Pick<Order<string>, 'column' | 'by' | 'none'>;

function titleOf(
  to: Declaration,
  { field, many, column }: { field: string; many: string; column: string },
): SortColumn {
  const key = sortKeyFields(to).find((each) => each.column === to.title)?.sortColumn ?? to.title;
  const by = sql`(select ${sql.ref(`referred.${key}`)} from ${sql.table(to.many)} as referred
    where ${sql.ref('referred.id')} = ${sql.ref(`${many}.${column}`)})`;
  return { column: `${field}Title`, by, none: 'null' };
}
