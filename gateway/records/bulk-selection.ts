import { invalid, notFound } from '../graphql/errors.ts';

const MOST_IDS = 100;
/** Keeps one step well within the operation's time limit. */
export const MOST_AT_ONCE = 1_000;

interface Selection {
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
