import type { DataTableColumn } from 'mantine-datatable';
import { useListLook } from './useListLook.ts';

export type ListColumn<Row> = DataTableColumn<Row> & {
  title: string;
  /** Shown only to who asks for it. */
  isExtra?: boolean;
  /** The fields that it shows, by which an export names them; the accessor when left out. */
  shows?: readonly string[];
};

interface Named {
  accessor: PropertyKey;
  title: string;
  isExtra?: boolean;
}

interface ColumnsMove {
  key: string;
  /** To the place of the one before it, or after it. */
  by: -1 | 1;
}

const keyOf = ({ accessor }: Named) => String(accessor);

/**
 * The columns that a text such as `date,buyer` names, in its order, and the others; its own when it names none. The
 * first column is the record's name, which is always shown.
 */
export function arrangedColumns<Column extends Named>(columns: readonly Column[], text: string) {
  const named = text.split(',').flatMap((key) => columns.find((each) => keyOf(each) === key) ?? []);
  const isNamed = columns.slice(0, 1).every((name) => named.includes(name));
  const chosen = new Set(isNamed ? named : [...columns.slice(0, 1), ...named]);
  const shown = named.length > 0 ? [...chosen] : columns.filter(({ isExtra }) => !isExtra);
  return { shown, hidden: columns.filter((column) => !shown.includes(column)) };
}

/** Columns shown, hidden and put in another order. */
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
