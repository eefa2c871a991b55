import type { Declaration } from '../declare/declaration.ts';
import { listLimits } from '../../config/limits.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import { type Filter, matchingIds } from '../read/read.ts';
import { capitalNoun, type RecordKind } from '../declare/record.ts';

export interface Selection {
  ids?: readonly string[] | null | undefined;
  filter?: object | null | undefined;
}

/**
 * Returns the records of a bulk change, read by ids or filter. Throws INVALID unless exactly one of them is given, or
 * for too many records; NOT_FOUND for none.
 */
export async function selectedRecords<Found>(
  { ids, filter }: Selection,
  name: string,
  read: (most: number) => Promise<Found[]>,
): Promise<Found[]> {
  if (ids && filter) throw invalid({ filter: problem('not_together', { other: 'ids' }) });
  if (!ids && !filter) throw invalid({ ids: problem('ids_or_filter') });
  if (ids && ids.length > listLimits.ids) {
    throw invalid({ ids: problem('too_many_ids', { most: listLimits.ids }) });
  }
  const found = await read(listLimits.bulk + 1);
  if (found.length > listLimits.bulk) {
    throw invalid({ filter: problem('too_many_matches', { most: listLimits.bulk }) });
  }
  if (found.length === 0) throw notFound(name);
  return found;
}

interface SelectedAmong {
  declaration: Declaration;
  record: RecordKind;
  /** The account that owns the selected records, when records have owners. */
  accountId?: string | undefined;
}

/**
 * Returns the ids of a declared kind's records in a bulk change, only the owner's when there are owners. Records that
 * no longer exist are skipped.
 */
export async function selectedIds(
  db: Db,
  { declaration, record, accountId }: SelectedAmong,
  { ids, filter }: Selection,
): Promise<string[]> {
  if (accountId && ids?.length === 0) throw invalid({ ids: problem('at_least_one') });
  return selectedRecords({ ids, filter }, capitalNoun(record), (most) =>
    matchingIds(
      db,
      { declaration, operations: record.operations, accountId },
      (filter ?? { ids }) as Filter,
      most,
    ),
  );
}
