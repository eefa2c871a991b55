import { useListParams } from '../../../components/useListParams.ts';
import { keysOfFilter, type ListFilter } from './listFilter.ts';

/** Which filters an address has set, and how they are taken away. */
export function useFilters(filters: readonly ListFilter[]) {
  const { get, change } = useListParams();
  const isSet = (filter: ListFilter) => keysOfFilter(filter).some((key) => get(key));
  return {
    set: filters.filter(isSet),
    remove: (filter: ListFilter) =>
      change(Object.fromEntries(keysOfFilter(filter).map((key) => [key, undefined]))),
  };
}
