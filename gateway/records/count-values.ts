import type { Db } from '../database/database.ts';
import type { DeclaredField } from './declared-fields.ts';
import { type Filter, type Listed, matching } from './read.ts';

interface ValueCount {
  value: string | null;
  count: number;
}

const MOST_VALUES = 100;

/** Of those that pass the filter, the values of most first. */
export async function countValues(
  db: Db,
  listed: Listed,
  { filter, by }: { filter: Filter; by: string },
): Promise<ValueCount[]> {
  const { column, kind } = listed.declaration.fields.find(({ name }) => name === by)!;
  const query = await matching(db, listed, filter);
  const rows = await query
    .select(({ fn }) => [column, fn.countAll().as('count')])
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy(column)
    .limit(MOST_VALUES)
    .execute();
  return rows.map((row) => {
    const { [column]: value, count } = row as Counted;
    return { value: valueText(kind, value), count: Number(count) };
  });
}

type Counted = Readonly<Record<string, string | number | null>>;

function valueText(kind: DeclaredField['kind'], stored: string | number | null | undefined) {
  if (stored == null) return null;
  return String(kind === 'flag' ? Boolean(stored) : stored);
}
