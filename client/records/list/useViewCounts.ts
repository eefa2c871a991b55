import { useQuery } from '@apollo/client/react';
import { recordKinds } from '../../generated/recordKinds.ts';
import { totalsDocument } from '../documents.ts';

type FilterIn = (parameters: URLSearchParams) => object;

/**
 * Returns the number of entries for each query of a list's URL; undefined while loading, and when nothing is counted.
 */
export function useViewCounts(
  list: string,
  queries: readonly string[],
  filterIn: FilterIn | undefined,
): (query: string) => number | undefined {
  const kind = recordKinds.find(({ many }) => many === list)?.kind ?? '';
  const filters = queries.map((query, place) => [
    `f${place}`,
    filterIn?.(new URLSearchParams(query)) ?? {},
  ]);
  const { data } = useQuery(totalsDocument(kind, list, Math.max(queries.length, 1)), {
    variables: Object.fromEntries(filters) as Record<string, object>,
    fetchPolicy: 'cache-and-network',
    skip: kind === '' || filterIn === undefined || queries.length === 0,
  });
  return (query) => data?.[`n${queries.indexOf(query)}`]?.totalCount;
}
