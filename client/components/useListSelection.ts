import { useState } from 'react';
import { useListParams } from './useListParams.ts';

/** What one change takes; the gateway has the same limits. */
export const MOST_CHOSEN = 100;
export const MOST_MATCHING = 1_000;

/** Which entries of a list something is to be done with. */
export interface ListSelection {
  /** The ones chosen one by one, on this page and others; empty when all that match are. */
  ids: string[];
  /** Whether it is all that the list's filter matches, also on pages that were never shown. */
  isAll: boolean;
  count: number;
  clear: () => void;
}

/** A list whose rows can be selected, one by one or all that match. */
export type SelectableList = ReturnType<typeof useListSelection>;

const nothing = { ids: [] as string[], isAll: false };

/** The selection of a list; it lasts from page to page and ends with the filter that it was made under. */
export function useListSelection(rows: readonly { id: string }[], totalCount: number) {
  const { filter } = useListParams();
  const [kept, keep] = useState({ ...nothing, filter });
  const { ids, isAll } = kept.filter === filter ? kept : nothing;
  const selected = isAll ? rows.map(({ id }) => id) : ids;
  const select = (next: string[]) => keep({ filter, ids: next, isAll: false });
  const selection: ListSelection = {
    ids,
    isAll,
    count: isAll ? totalCount : ids.length,
    clear: () => select([]),
  };
  return {
    ...selection,
    selection,
    selected,
    select,
    selectAll: () => keep({ filter, ids: [], isAll: true }),
    toggle: (id: string) =>
      select(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]),
  };
}
