import type { DataTableColumn } from 'mantine-datatable';
import { useListLook } from './useListLook.ts';

export type ListColumn<Row> = DataTableColumn<Row> & {
  title: string;
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
  /** Before the previous column, or after the next. */
  by: -1 | 1;
}

const keyOf = ({ accessor }: Named) => String(accessor);

/**
 * Orders columns by a text such as `date,buyer`; the others are hidden. By default their own order. The first
 * column is always shown.
 */
export function arrangedColumns<Column extends Named>(columns: readonly Column[], text: string) {
  const named = text.split(',').flatMap((key) => columns.find((each) => keyOf(each) === key) ?? []);
  const isNamed = columns.slice(0, 1).every((name) => named.includes(name));
  const chosen = new Set(isNamed ? named : [...columns.slice(0, 1), ...named]);
  const shown = named.length > 0 ? [...chosen] : columns.filter(({ isExtra }) => !isExtra);
  return { shown, hidden: columns.filter((column) => !shown.includes(column)) };
}

export function useListColumns<Row>(columns: readonly ListColumn<Row>[]) {
  const { look, changeLook } = useListLook();
  const { shown, hidden } = arrangedColumns(columns, look.columns ?? '');
  const shownKeys = shown.map(keyOf);
  const usual = arrangedColumns(columns, '').shown.map(keyOf).join();

  function show(keys: readonly string[]) {
    const text = keys.join();
    changeLook({ columns: text === usual ? undefined : text });
  }

  return {
    shown,
    hidden,
    nameKey: String(columns[0]?.accessor),
    isUsual: shownKeys.join() === usual,
    reset: () => show([]),
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
