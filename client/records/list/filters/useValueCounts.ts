import { useQuery } from '@apollo/client/react';
import { countsDocument, totalsDocument } from '../../documents.ts';
import { serializeChoices } from './choices.ts';
import { useFilterScope } from './filterScope.ts';
import type { Choice, ListCounts, ValueCounts } from './listFilter.ts';

export type CountOf = (choice: Choice) => number | undefined;

/**
 * Returns the number of records for each value that match all other filters, in descending order; undefined while
 * loading.
 */
export function useValueCounts(
  name: string,
  { kind, many, by, filterIn }: ValueCounts,
  skip = false,
) {
  const { without } = useFilterScope();
  const { data } = useQuery(countsDocument(kind, many), {
    variables: { filter: filterIn(without([name])), by },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  return data?.[many]?.counts;
}

/** The maximum number of counts in one operation of the gateway. */
const MOST_TOTALS = 19;

/** Returns the counts of choices that are not values of a field; only the first `MOST_TOTALS` are counted. */
export function useChoiceTotals(
  name: string,
  { kind, many, filterIn }: ListCounts,
  choices: readonly Choice[],
): CountOf {
  const { without } = useFilterScope();
  const counted = choices.slice(0, MOST_TOTALS);
  const filters = counted.map(({ value }, place) => {
    const chosen = without([name]);
    chosen.set(name, serializeChoices({ values: [value], isNot: false })!);
    return [`f${place}`, filterIn(chosen)] as const;
  });
  const { data } = useQuery(totalsDocument(kind, many, Math.max(counted.length, 1)), {
    variables: Object.fromEntries(filters),
    fetchPolicy: 'cache-and-network',
    skip: counted.length === 0,
  });
  return (choice) => data?.[`n${counted.indexOf(choice)}`]?.totalCount;
}
