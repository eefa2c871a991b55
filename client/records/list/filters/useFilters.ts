import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { useListParams } from '../useListParams.ts';
import { isGiven } from './givenFilter.ts';
import { keysOfFilter, type ListFilter } from './listFilter.ts';

/** Which filters an address has set, and how they are taken away. */
export function useFilters(filters: readonly ListFilter[]) {
  const [parameters] = useAddressParams();
  const { change } = useListParams();
  return {
    set: filters.filter((filter) => isGiven(filter, parameters)),
    remove: (filter: ListFilter) =>
      change(Object.fromEntries(keysOfFilter(filter).map((key) => [key, undefined]))),
  };
}
