import { invalid, notFound } from './graphql/errors.ts';

const MOST_IDS = 100;
/** Keeps one step well within the time that an operation has. */
export const MOST_AT_ONCE = 1_000;

interface Selection {
  ids?: readonly string[] | null | undefined;
  filter?: object | null | undefined;
}

/**
 * The records that a change of several is about, as `read` finds at most so many of them. INVALID when not one of ids
 * and filter is given, or stands for too many; NOT_FOUND, by the name of one, when it stands for none.
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
