import type { DeclaredField } from '../declare/declaration.ts';
import type { Db } from '../../database/database.ts';
import { countsOf, type ValueCount } from '../../database/value-counts.ts';
import { type Filter, type ListScope, filteredQuery } from './read.ts';

/** Returns the number of records that match the filter for each value, the most frequent value first. */
export async function countValues(
  db: Db,
  listed: ListScope,
  { filter, by }: { filter: Filter; by: string },
): Promise<FieldCount[]> {
  const { column, kind, reference } = listed.declaration.fields.find(({ name }) => name === by)!;
  const query = await filteredQuery(db, listed, filter);
  const counts = await countsOf(query, column, reference?.kindColumn);
  return counts.map(({ value, count, other }) => ({
    value: valueText(kind, value),
    count,
    referenceTo: reference?.kindColumn ? (other ?? undefined) : reference?.kind,
  }));
}

/** A count of a value; of a reference with the kind of the records whose ids the values are. */
export interface FieldCount extends ValueCount<string | null> {
  referenceTo: string | undefined;
}

function valueText(kind: DeclaredField['kind'], stored: ValueCount['value']) {
  if (stored === null) return null;
  return String(kind === 'flag' ? Boolean(stored) : stored);
}
