import { useCallbackRef } from '@mantine/hooks';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectionStore, isSelected, emptySelection } from './selectionStore.ts';
import { filterText } from './useListParams.ts';

/** The maximum number of records in one change; the gateway has the same limits. */
export const MOST_CHOSEN = 100;
export const MOST_MATCHING = 1_000;

export interface ListSelection {
  /** The ids selected on all pages; empty when all matches are selected. */
  ids: string[];
  /** Whether all records that match the filter are selected, also on pages never shown. */
  isAll: boolean;
  count: number;
  has: (id: string) => boolean;
  clear: () => void;
}

export type SelectableList = ReturnType<typeof useListSelection>;

/**
 * Keeps a selection across pages until the filter changes. A change of it renders only the components that read it by
 * `useSelection` or `useIsSelected`, not the list.
 */
export function useListSelection(rows: readonly { id: string }[], totalCount: number) {
  const [drawn] = useSearchParams();
  const filter = filterText(drawn);
  const [{ read, write, subscribe, subscribeRow }] = useState(selectionStore);
  const last = useRef<string>(undefined);
  const shown = () => rows.map(({ id }) => id);
  const chosen = () => (read(filter).isAll ? shown() : [...read(filter).ids]);
  const select = useCallbackRef((ids: readonly string[]) =>
    write({ filter, ids: new Set(ids), isAll: false }),
  );
  const selectAll = useCallbackRef(() => write({ filter, ids: emptySelection.ids, isAll: true }));
  /** Selects or deselects a row; with `isRange`, all rows from the last selected one on. */
  const toggle = useCallbackRef((id: string, isRange = false) => {
    const range = isRange ? idsBetween(rows, last.current, id) : [id];
    last.current = id;
    select(
      isSelected(read(filter), id)
        ? chosen().filter((each) => !range.includes(each))
        : [...chosen(), ...range],
    );
  });
  /** Selects or deselects all rows of this page; the selection on other pages is kept. */
  const togglePage = useCallbackRef(() => {
    const ids = shown();
    const others = chosen().filter((each) => !ids.includes(each));
    select(ids.every((id) => isSelected(read(filter), id)) ? others : [...others, ...ids]);
  });
  return useMemo(
    () => ({
      read: () => read(filter),
      totalCount,
      ...{ subscribe, subscribeRow, select, selectAll, toggle, togglePage },
    }),
    [filter, totalCount, read, subscribe, subscribeRow, select, selectAll, toggle, togglePage],
  );
}

export function useSelection(selectable: SelectableList): ListSelection {
  const { read, subscribe, totalCount, select } = selectable;
  const chosen = useSyncExternalStore(subscribe, read);
  return useMemo(
    () => ({
      ids: chosen.isAll ? [] : [...chosen.ids],
      isAll: chosen.isAll,
      count: chosen.isAll ? totalCount : chosen.ids.size,
      has: (id: string) => isSelected(chosen, id),
      clear: () => select([]),
    }),
    [chosen, totalCount, select],
  );
}

/** Returns the selection, deferred: its actions can render after the checkbox. */
export const useDeferredSelection = (selectable: SelectableList) =>
  useDeferredValue(useSelection(selectable));

export function useIsSelected({ read, subscribeRow }: SelectableList, id: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => subscribeRow(id, listener),
    [id, subscribeRow],
  );
  return useSyncExternalStore(subscribe, () => isSelected(read(), id));
}

/** Returns the ids between two, both included, in either direction; only `to` when `from` is not among the rows. */
function idsBetween(rows: readonly { id: string }[], from: string | undefined, to: string) {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const [first, end] = places.toSorted((one, other) => one - other) as [number, number];
  return first < 0 ? [to] : rows.slice(first, end + 1).map(({ id }) => id);
}
