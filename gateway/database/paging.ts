import { listLimits } from '../config/limits.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { countsOf, type ValueCount } from './value-counts.ts';
import type { Database } from './database.ts';
import { type Cursor, type Order, rowsAlong } from './keyset.ts';

export const DEFAULT_PER_PAGE = 20;

export interface PageRequest {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A page of a list, which is counted only when asked to. */
export interface Page<Row> {
  nodes: Row[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  countAll: () => Promise<number>;
  countBy: (column: keyof Row & string) => Promise<ValueCount<string | null>[]>;
}

/** Reads a keyset page: its cost depends on neither depth nor table size, given an index on the column and the id. */
export async function pageOf<Table extends keyof Database, Row extends { id: string }>(
  query: SelectQueryBuilder<Database, Table, Row>,
  order: Order<keyof Row & string>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { size, cursor, isBackward } = readRequest(request, order);
  const rows = await rowsAlong(query, order, { cursor, isBackward, most: size + 1 }).catch(
    refuseForgedCursor(cursor),
  );
  const hasMore = rows.length > size;
  const nodes = rows.slice(0, size);
  if (isBackward) nodes.reverse();
  let total: Promise<number> | undefined;
  return {
    nodes,
    pageInfo: pageInfo(nodes, order.column, {
      hasMore,
      isBackward,
      hasCursor: cursor !== undefined,
    }),
    countAll: () => (total ??= countOf(query)),
    async countBy(column) {
      const counts = await countsOf(query, column);
      return counts.map(({ value, count }) => ({
        value: value === null ? null : `${value}`,
        count,
      }));
    },
  };
}

async function countOf<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function pageInfo<Row extends { id: string }>(
  nodes: Row[],
  column: keyof Row & string,
  { hasMore, isBackward, hasCursor }: { hasMore: boolean; isBackward: boolean; hasCursor: boolean },
) {
  const cursorOf = (row?: Row) =>
    row ? writeCursor(column, { value: row[column], id: row.id }) : null;
  return {
    hasNextPage: isBackward ? hasCursor : hasMore,
    hasPreviousPage: isBackward ? hasMore : hasCursor,
    startCursor: cursorOf(nodes[0]),
    endCursor: cursorOf(nodes.at(-1)),
  };
}

/** Throws Invalid for a cursor that PostgreSQL refuses, because its value is not of the column's type. */
const refuseForgedCursor = (cursor: Cursor | undefined) => (error: unknown) => {
  const { code } = error as { code?: string };
  if (cursor && (code === '22P02' || code === '22003')) throw notOurCursor(cursor.argument);
  throw error;
};

function readRequest({ first, after, last, before }: PageRequest, order: Order<string>) {
  const isBackward = last != null || (before != null && first == null);
  if (first != null && isBackward)
    throw invalid({ last: problem('not_together', { other: 'first' }) });
  if (after != null && isBackward) throw invalid({ after: problem('belongs_with_first') });
  if (before != null && !isBackward) throw invalid({ before: problem('belongs_with_last') });
  const size = (isBackward ? last : first) ?? DEFAULT_PER_PAGE;
  const sizeName = isBackward ? 'last' : 'first';
  if (size < 1 || size > listLimits.perPage) {
    const cursor = isBackward ? 'before' : 'after';
    throw invalid({
      [sizeName]: problem('not_a_page_size', { least: 1, most: listLimits.perPage, cursor }),
    });
  }
  const cursor = readCursor(order, isBackward ? 'before' : 'after', before ?? after);
  return { size, isBackward, cursor };
}

/** Returns a cursor, which holds the column too, because it is valid in one order only. */
function writeCursor(column: string, { value, id }: Omit<Cursor, 'argument'>): string {
  return Buffer.from(JSON.stringify([column, value, id])).toString('base64url');
}

function readCursor(
  { column, none }: Order<string>,
  argument: string,
  text: string | null | undefined,
): Cursor | undefined {
  if (text == null) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [of, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
    const isValue = typeof value === 'string' || typeof value === 'number';
    const fits = isValue || (none === 'null' && value === null);
    if (of === column && fits && typeof id === 'string') return { argument, value, id };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw notOurCursor(argument);
}

const notOurCursor = (argument: string) => invalid({ [argument]: problem('not_a_cursor') });
