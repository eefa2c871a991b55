import type { Db } from '../../database/database.ts';
import { countsOf, type ValueCount } from '../../database/value-counts.ts';
import type { DeclaredField } from '../declare/declared-fields.ts';
import { type Filter, type ListScope, filteredQuery } from './read.ts';

/** Returns the number of records that match the filter for each value, the most frequent value first. */
export async function countValues(
  db: Db,
  listed: ListScope,
  { filter, by }: { filter: Filter; by: string },
): Promise<ValueCount<string | null>[]> {
  const { column, kind } = listed.declaration.fields.find(({ name }) => name === by)!;
  const query = await filteredQuery(db, listed, filter);
  const counts = await countsOf(query, column);
  return counts.map(({ value, count }) => ({ value: valueText(kind, value), count }));
}

function valueText(kind: DeclaredField['kind'], stored: ValueCount['value']) {
  if (stored === null) return null;
  return String(kind === 'flag' ? Boolean(stored) : stored);
}
