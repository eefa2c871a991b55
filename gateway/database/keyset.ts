import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';

export interface Cursor {
  argument: string;
  value: unknown;
  id: string;
}

interface Span {
  cursor: Cursor | undefined;
  isBackward: boolean;
  most: number;
}

/**
 * Returns the rows after the cursor. Those with a value and those without are two reads of the index, because
 * no order has them together on both stores.
 */
export async function rowsAlong<Table extends keyof Database, Row extends { id: string }>(
  query: SelectQueryBuilder<Database, Table, Row>,
  order: Order<keyof Row & string>,
  { cursor, isBackward, most }: Span,
): Promise<Row[]> {
  const isAscending = (order.direction === 'ascending') !== isBackward;
  const way = isAscending ? 'asc' : 'desc';
  const column = order.by ?? sql.ref(order.column);
  const ordered = order.column === 'id' ? query : query.orderBy(column, way);
  const inOrder = ordered.orderBy(sql.ref('id'), way);
  const rows: Row[] = [];
  for (const part of partsFrom(order, cursor, isBackward)) {
    if (rows.length === most) break;
    const past = sql.raw(isAscending ? '>' : '<');
    const conditions = conditionsOf(part, { column, none: order.none }, past);
    const read = inOrder.where(({ and }) => and(conditions)).limit(most - rows.length);
    rows.push(...(await read.execute()));
  }
  return rows;
}

interface Part {
  holds: 'all' | 'values' | 'none';
  /** Reads what comes after it; all of the part when left out. */
  cursor?: Cursor | undefined;
}

/** Returns the parts of a list that are still to be read, in their order. */
function partsFrom({ none }: Order<string>, cursor: Cursor | undefined, isBackward: boolean) {
  if (!none) return [{ holds: 'all', cursor }] satisfies Part[];
  const parts: Part[] = [{ holds: 'values' }, { holds: 'none' }];
  if (isBackward) parts.reverse();
  if (!cursor) return parts;
  const begun = cursor.value === (none === 'null' ? null : '') ? 'none' : 'values';
  const at = parts.findIndex(({ holds }) => holds === begun);
  return [{ holds: begun, cursor }, ...parts.slice(at + 1)] satisfies Part[];
}

function conditionsOf(
  { holds, cursor }: Part,
  { column, none }: { column: RawBuilder<unknown> } & Pick<Order<string>, 'none'>,
  past: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (holds !== 'all') {
    const [without, having] = none === 'null' ? ['is null', 'is not null'] : [`= ''`, `> ''`];
    conditions.push(sql`${column} ${sql.raw(holds === 'none' ? without : having)}`);
  }
  if (cursor && holds === 'none') conditions.push(sql`id ${past} ${cursor.id}`);
  if (cursor && holds !== 'none') {
    conditions.push(sql`(${column}, id) ${past} (${cursor.value}, ${cursor.id})`);
  }
  return conditions;
}
export interface Order<Column extends string> {
  column: Column;
  direction: 'ascending' | 'descending';
  /** The expression to order by, which the rows have as `column`; the column itself when omitted. */
  by?: RawBuilder<unknown>;
  /** How the column stores a missing value; such rows stand last, in either direction. Omitted when no row lacks one. */
  none?: 'null' | 'blank' | undefined;
}
