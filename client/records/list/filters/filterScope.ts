import { createContext, useContext } from 'react';
import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { isAnyOf } from '../filterGroups.ts';
import { useListParams, withoutKeys } from '../useListParams.ts';

type Changes = Record<string, string | undefined>;

/** The filters that are edited together: those of the URL, or those of one of its groups. */
export interface FilterScope {
  parameters: URLSearchParams;
  get: (key: string) => string;
  change: (changes: Changes) => void;
  /** Whether one of them is enough for a record to match. */
  isAny: boolean;
  /** Returns the URL of the list without a filter, in which the filter's values are counted. */
  without: (keys: readonly string[]) => URLSearchParams;
}

export const FilterScopeContext = createContext<FilterScope | undefined>(undefined);

/** Returns the filters of the group around, otherwise those of the URL. */
export function useFilterScope(): FilterScope {
  const group = useContext(FilterScopeContext);
  const [parameters] = useAddressParams();
  const { change } = useListParams([]);
  const isAny = isAnyOf(parameters);
  const without = (keys: readonly string[]) =>
    isAny ? textAlone(parameters) : withoutKeys(parameters, keys);
  const get = (key: string) => parameters.get(key) ?? '';
  return group ?? { parameters, get, change, isAny, without };
}

/** Returns the search alone, which restricts a list whatever its filters. */
export const textAlone = (parameters: URLSearchParams) =>
  new URLSearchParams({ text: parameters.get('text') ?? '' });
