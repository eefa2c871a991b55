import { expressionBuilder } from 'kysely';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import { namedIds } from '../../database/named-ids.ts';
import { textConditions } from '../../database/text-search.ts';
import type { IndexedTable } from '../../database/trigrams.ts';
import type { Declaration, DeclaredField, FieldKind } from '../declare/declaration.ts';
import { isEmptyFilterOf, mayBeEmpty } from '../declare/declared-fields.ts';
import type { Condition, FilterReading, RecordOperations } from '../declare/record.ts';
import { type Filter, groupsOf } from './filter-groups.ts';

interface Filtered {
  declaration: Pick<Declaration, 'many' | 'fields'>;
  operations?: RecordOperations | undefined;
}

type Builder = FilterReading['eb'];

/** Returns the conditions that the records of a filter meet, all of them. */
export async function filterConditions(
  db: Db,
  { declaration, operations }: Filtered,
  filter: Filter,
): Promise<Condition[]> {
  const { many, fields } = declaration;
  const eb: Builder = expressionBuilder();
  const { ids, text } = filter;
  const byText = operations?.textFilterConditions ?? textConditions;
  const groups = (of: readonly Filter[]) =>
    inTurn(of, async (each) =>
      eb.and(await filterConditions(db, { declaration, operations }, each)),
    );
  const any = groupsOf(filter, 'or');
  return [
    ...(ids ? [eb('id', 'in', namedIds(ids as string[]))] : []),
    ...fields.flatMap((field) => fieldConditions(eb, field, filter)),
    ...((await operations?.filterConditions?.(filter, { db, eb })) ?? []),
    ...(await byText(db, many as IndexedTable, text as string)),
    ...(await groups(groupsOf(filter, 'and') ?? [])),
    ...(any ? [eb.or(await groups(any))] : []),
  ];
}

/** Reads one after the other, because SQLite has one connection. */
async function inTurn<Of, Read>(all: readonly Of[], read: (one: Of) => Promise<Read>) {
  const found: Read[] = [];
  for (const one of all) found.push(await read(one));
  return found;
}

function fieldConditions(eb: Builder, field: DeclaredField, given: Filter): Condition[] {
  const { kind, filter } = field;
  if (!filter) return [];
  const { by, name, column } = filter;
  const [any, none] = [given[`${name}In`], given[`${name}NotIn`]] as (
    | unknown[]
    | null
    | undefined
  )[];
  const own = by === 'SPAN' ? undefined : given[name];
  const isEmpty = given[isEmptyFilterOf(field)];
  return [
    ...(own == null
      ? []
      : [by === 'ANY' ? anyOf(eb, field, own as unknown[]) : eb(column, '=', stored(kind, own))]),
    ...(any ? [anyOf(eb, field, any)] : []),
    ...(none?.length ? [noneOf(eb, field, none)] : []),
    ...spanConditions(eb, field, given),
    ...(isEmpty == null || !mayBeEmpty(field) ? [] : [emptiness(eb, field, Boolean(isEmpty))]),
  ];
}

const stored = (kind: FieldKind, value: unknown) => (kind === 'flag' ? Number(value) : value);

function spanConditions(eb: Builder, field: DeclaredField, given: Filter): Condition[] {
  const { name, column, isRange } = field.filter!;
  const [from, to] = [given[`${name}From`], given[`${name}To`]];
  if (!isRange) return [];
  return [
    ...(from == null ? [] : [eb(column, '>=', from)]),
    ...(to == null ? [] : [eb(column, '<', to)]),
    // An empty text stands for a missing value, and is less than any other.
    ...(to != null && isText(field) && mayBeEmpty(field) ? [eb(column, '<>', '')] : []),
  ];
}

const isText = ({ kind }: DeclaredField) => kind === 'text' || kind === 'moment' || kind === 'day';

/** Returns the condition that a field has no value, or that it has one. */
function emptiness(eb: Builder, field: DeclaredField, isEmpty: boolean): Condition {
  const { column } = field.filter!;
  const isNull = eb(column, 'is', null);
  const empty = isText(field) ? eb.or([isNull, eb(column, '=', '')]) : isNull;
  if (isEmpty) return empty;
  const isNotNull = eb(column, 'is not', null);
  return isText(field) ? eb.and([isNotNull, eb(column, '<>', '')]) : isNotNull;
}

/** Returns the condition that a field has one of the values; null stands for none. */
function anyOf(eb: Builder, field: DeclaredField, given: readonly unknown[]): Condition {
  const { column, name } = field.filter!;
  const some = given.filter((value) => value !== null);
  const isOneOf = eb(column, 'in', valuesForIn<unknown>(name, some, field.kind));
  return some.length < given.length ? eb.or([emptiness(eb, field, true), isOneOf]) : isOneOf;
}

/** Returns the condition that a field has none of the values; records without a value match, unless null is among them. */
function noneOf(eb: Builder, field: DeclaredField, given: readonly unknown[]): Condition {
  const { column, name } = field.filter!;
  const some = given.filter((value) => value !== null);
  const isOther =
    some.length > 0 ? [eb(column, 'not in', distinct(`${name}NotIn`, some, field.kind))] : [];
  return some.length < given.length
    ? eb.and([emptiness(eb, field, false), ...isOther])
    : eb.or([eb(column, 'is', null), ...isOther]);
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
