import { invalid, notFound } from '../graphql/errors.ts';
import type { Db } from '../store/database.ts';
import type { Declaration } from './declare.ts';
import { type Filter, matchingIds } from './read.ts';
import { capitalNoun, type RecordKind } from './record.ts';

const MOST_IDS = 100;
/** Keeps one step well within the operation's time limit. */
export const MOST_AT_ONCE = 1_000;

export interface Selection {
  ids?: readonly string[] | null | undefined;
  filter?: object | null | undefined;
}

/**
 * The records of a bulk change, read by ids or filter. INVALID without exactly one of them, or for too many
 * records; NOT_FOUND for none.
 */
export async function selectedRecords<Found>(
  { ids, filter }: Selection,
  name: string,
  read: (most: number) => Promise<Found[]>,
): Promise<Found[]> {
  if (ids && filter) throw invalid({ filter: 'cannot be given together with ids' });
  if (!ids && !filter) throw invalid({ ids: 'must be given, or filter' });
  if (ids && ids.length > MOST_IDS) throw invalid({ ids: `must have at most ${MOST_IDS}` });
  const found = await read(MOST_AT_ONCE + 1);
  if (found.length > MOST_AT_ONCE) {
    throw invalid({ filter: `must match at most ${MOST_AT_ONCE} records` });
  }
  if (found.length === 0) throw notFound(name);
  return found;
}

interface SelectedAmong {
  declaration: Declaration;
  record: RecordKind;
  /** Where records have owners, the one whose are selected. */
  accountId?: string | undefined;
}

/** The ids of a declared kind's records that a bulk change is about. */
export const selectedIds = (
  db: Db,
  { declaration, record, accountId }: SelectedAmong,
  { ids, filter }: Selection,
): Promise<string[]> =>
  selectedRecords({ ids, filter }, capitalNoun(record), (most) =>
    matchingIds(
      db,
      { declaration, entry: record.entry, accountId },
      (filter ?? { ids }) as Filter,
      most,
    ),
  );
