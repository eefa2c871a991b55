import { useQuery } from '@apollo/client/react';
import { useAddressParams } from '../../../components/useAddressParams.ts';
import { withoutKeys } from '../../../components/useListParams.ts';
import { countsDocument } from '../../documents.ts';

/** What is counted: a kind's list, by a field of it. */
export interface ValueCounts {
  kind: string;
  many: string;
  by: string;
  filterIn: (parameters: URLSearchParams) => object;
}

export type CountOf = ((values: readonly string[]) => number) | undefined;

/** How many of those that pass all other filters have one of the values; undefined while loading. */
export function useValueCounts(name: string, counted: ValueCounts): CountOf {
  const { kind, many, by, filterIn } = counted;
  const [parameters] = useAddressParams();
  const { data } = useQuery(countsDocument(kind, many), {
    variables: { filter: filterIn(withoutKeys(parameters, [name])), by },
    fetchPolicy: 'cache-and-network',
  });
  const counts = data?.[many]?.counts;
  return (
    counts &&
    ((values) =>
      counts
        .filter(({ value }) => value !== null && values.includes(value))
        .reduce((sum, { count }) => sum + count, 0))
  );
}
