import { useFilterScope } from './filterScope.ts';
import { isFilterActive } from './givenFilter.ts';
import { urlKeysOfFilter, type ListFilter } from './listFilter.ts';

/** Returns the active filters, and a function that removes one. */
export function useFilters(filters: readonly ListFilter[]) {
  const { parameters, change } = useFilterScope();
  return {
    set: filters.filter((filter) => isFilterActive(filter, parameters)),
    remove: (filter: ListFilter) =>
      change(Object.fromEntries(urlKeysOfFilter(filter).map((key) => [key, undefined]))),
  };
}
