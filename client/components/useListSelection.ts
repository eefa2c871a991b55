import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useListParams } from './useListParams.ts';

/** What one change takes; the gateway has the same limits. */
export const MOST_CHOSEN = 100;
export const MOST_MATCHING = 1_000;

export interface ListSelection {
  /** On all pages; empty when all matches are selected. */
  ids: string[];
  /** All that match the filter, also on pages never shown. */
  isAll: boolean;
  count: number;
  clear: () => void;
}

export type SelectableList = ReturnType<typeof useListSelection>;

const nothing = { ids: [] as string[], isAll: false };

/** Kept from page to page; ends when the filter changes. */
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
  const last = useRef<string>(undefined);
  /** The same function always, for rows that are memoized. With `isRange` all from the last chosen one on. */
  const choose = useCallbackRef((id: string, isRange: boolean) => {
    const range = isRange ? idsBetween(rows, last.current, id) : [id];
    last.current = id;
    select(
      selected.includes(id)
        ? selected.filter((each) => !range.includes(each))
        : [...new Set([...selected, ...range])],
    );
  });
  return {
    ...selection,
    choose,
    selection,
    selected,
    select,
    selectAll: () => keep({ filter, ids: [], isAll: true }),
    toggle: (id: string) =>
      select(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]),
  };
}

/** Both included, whichever stands first; `to` alone where `from` is not among the rows. */
function idsBetween(rows: readonly { id: string }[], from: string | undefined, to: string) {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const [first, end] = places.toSorted((one, other) => one - other) as [number, number];
  return first < 0 ? [to] : rows.slice(first, end + 1).map(({ id }) => id);
}
