import { useState } from 'react';
import type { useListColumns } from './useListColumns.ts';

/** The width of the column that is being resized, so that a table is not rendered with each move. */
export const SIZED_WIDTH = '--sized-width';

type Columns = Pick<ReturnType<typeof useListColumns>, 'widths' | 'resize' | 'nameKey'>;

export function useColumnSizing({ widths, resize, nameKey }: Columns) {
  const [sizing, setSizing] = useState<{ key: string; kept: Columns['widths'] }>();

  /**
   * Returns the widths including the name's: without a width it would take the space that another column gives up, and
   * move the edge away from the pointer.
   */
  function keptAt(head: HTMLTableCellElement) {
    const heads = [...(head.parentElement?.querySelectorAll('th') ?? [])];
    const name = heads.find(({ dataset }) => dataset.accessor === nameKey);
    return { [nameKey]: name?.offsetWidth ?? 0, ...widths };
  }

  return {
    widths: sizing
      ? { ...sizing.kept, [sizing.key]: `var(${SIZED_WIDTH})` }
      : (widths as Readonly<Record<string, number | string>>),
    of: (key: string) => ({
      width: widths[key],
      onStart: (head: HTMLTableCellElement) => setSizing({ key, kept: keptAt(head) }),
      onEnd: () => setSizing(undefined),
      onResize: (head: HTMLTableCellElement, width: number) =>
        resize({ ...(sizing?.kept ?? keptAt(head)), [key]: width }),
    }),
  };
}

export type ColumnSizing = ReturnType<typeof useColumnSizing>;
