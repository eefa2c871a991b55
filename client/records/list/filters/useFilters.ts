import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { useListParams } from '../useListParams.ts';
import { isFilterActive } from './givenFilter.ts';
import { urlKeysOfFilter, type ListFilter } from './listFilter.ts';

/** Returns the active filters of the URL, and a function that removes one. */
export function useFilters(filters: readonly ListFilter[]) {
  const [parameters] = useAddressParams();
  const { change } = useListParams();
  return {
    set: filters.filter((filter) => isFilterActive(filter, parameters)),
    remove: (filter: ListFilter) =>
      change(Object.fromEntries(urlKeysOfFilter(filter).map((key) => [key, undefined]))),
  };
}
