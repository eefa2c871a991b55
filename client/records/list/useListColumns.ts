import type { DataTableColumn } from 'mantine-datatable';
import { currentNames } from './currentNames.ts';
import { useListLook } from './useListLook.ts';

export type ListColumn<Row> = DataTableColumn<Row> & {
  title: string;
  note?: string;
  isExtra?: boolean;
  /** The fields of an export; default: the accessor. */
  shows?: readonly string[];
};

interface Named {
  accessor: PropertyKey;
  title: string;
  isExtra?: boolean;
}

interface ColumnsMove {
  key: string;
  /** Moves the column before the previous one, or after the next. */
  by: -1 | 1;
}

const keyOf = ({ accessor }: Named) => String(accessor);

/**
 * Sorts columns by a text such as `date,buyer`; the others are hidden. By default they keep their own order. The first
 * column is always shown.
 */
export function arrangedColumns<Column extends Named>(columns: readonly Column[], text: string) {
  const named = text.split(',').flatMap((key) => columns.find((each) => keyOf(each) === key) ?? []);
  const isNamed = columns.slice(0, 1).every((name) => named.includes(name));
  const chosen = new Set(isNamed ? named : [...columns.slice(0, 1), ...named]);
  const shown = named.length > 0 ? [...chosen] : columns.filter(({ isExtra }) => !isExtra);
  return { shown, hidden: columns.filter((column) => !shown.includes(column)) };
}

/** The minimum and maximum width of a column, in px. */
export const NARROWEST = 60;
export const WIDEST = 800;

export const widthWithin = (width: number) =>
  Math.round(Math.min(Math.max(width, NARROWEST), WIDEST));

/** Returns the widths in a text such as `name.220,city.140`, in px; ignores parts without a number. */
export function widthsIn(text: string): Readonly<Record<string, number>> {
  const named = text.split(',').map((each) => each.split('.'));
  return Object.fromEntries(
    named.flatMap(([key = '', width = '']) =>
      Number(width) ? [[key, widthWithin(Number(width))]] : [],
    ),
  );
}

export function useListColumns<Row>(columns: readonly ListColumn<Row>[]) {
  const { look, changeLook } = useListLook();
  const { shown, hidden } = arrangedColumns(columns, currentNames(look.columns ?? ''));
  const shownKeys = shown.map(keyOf);
  const usual = arrangedColumns(columns, '').shown.map(keyOf).join();

  const widths = widthsIn(currentNames(look.widths ?? ''));
  const pinned = Math.min(Number(look.pinned) || 0, shown.length);

  function show(keys: readonly string[]) {
    const text = keys.join();
    changeLook({ columns: text === usual ? undefined : text });
  }

  return {
    shown,
    hidden,
    nameKey: String(columns[0]?.accessor),
    widths,
    /** The number of pinned columns, from the first. */
    pinned,
    isUsual: shownKeys.join() === usual && !look.widths && !look.pinned,
    reset: () => changeLook({ columns: undefined, widths: undefined, pinned: undefined }),
    resize(next: Readonly<Record<string, number>>) {
      const kept = Object.entries(next).map(([key, width]) => `${key}.${widthWithin(width)}`);
      changeLook({ widths: kept.join() });
    },
    pin: (count: number) => changeLook({ pinned: count > 0 ? String(count) : undefined }),
    toggle: (key: string) =>
      show(
        shownKeys.includes(key) ? shownKeys.filter((each) => each !== key) : [...shownKeys, key],
      ),
    move({ key, by }: ColumnsMove) {
      const others = shownKeys.filter((each) => each !== key);
      show(others.toSpliced(shownKeys.indexOf(key) + by, 0, key));
    },
  };
}
