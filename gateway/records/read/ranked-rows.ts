import { refuseErrors, type FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Database, Db } from '../../database/database.ts';
import type { Place } from '../../database/ranked-order.ts';
import { rankAt } from '../../database/ranks.ts';
import { untypedDb } from '../write/snapshots.ts';

/** Returns the ids and ranks of the rows with this `id` in the column `key`, sorted by rank. */
export async function rankedRowsOf(
  db: Db,
  table: keyof Database,
  key: string,
  id: string,
): Promise<Place[]> {
  const query = untypedDb(db).selectFrom(table).select(['id', 'rank']).where(key, '=', id);
  return (await query.orderBy('rank').execute()) as unknown as Place[];
}

interface Wanted {
  id?: string;
  /** The index among the other rows; default: the end. */
  index?: number | null | undefined;
  field?: string;
}

/** Returns the rank that puts a row at the index. Throws Invalid for an index beyond the end. */
export function rankForIndex(places: readonly Place[], { id, index, field }: Wanted = {}): string {
  const ranks = places.filter((each) => each.id !== id).map(({ rank }) => rank);
  const at = index ?? ranks.length;
  refuseErrors(indexErrors(field ?? 'index', at, ranks.length));
  return rankAt(ranks, at);
}

export function indexErrors(field: string, index: number, most: number): FieldErrors {
  if (index >= 0 && index <= most) return {};
  return {
    [field]: most < 0 ? problem('nothing_to_move') : problem('not_between', { least: 0, most }),
  };
}
