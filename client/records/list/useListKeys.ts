import { useHotkeys } from '@mantine/hooks';
import type { RefObject } from 'react';
import { type KeyHandler, useKeys } from '../../core/keys.ts';
import { useIsLeaving } from '../../ui/useAddressParams.ts';
import { focusedRow, isTypedInto, moveRow } from './rowKeys.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  /** Omitted where rows are not selected. */
  select?: ((id: string) => void) | undefined;
  /** Opens the form of a row; omitted where no row has one. */
  edit?: ((path: string) => void) | undefined;
  /** Closes the preview beside the list, otherwise clears the selection; undefined when there is neither. */
  clear: () => (() => void) | undefined;
}

/** Moves through the rows of a list, selects and edits them by single keys; Escape clears. */
export function useListKeys({ list, select, edit, clear }: Options): void {
  const isLeaving = useIsLeaving();
  const withRow = (run: (row: NonNullable<ReturnType<typeof focusedRow>>) => void): KeyHandler =>
    function runOnRow() {
      const row = focusedRow(list.current);
      return row ? run(row) : false;
    };
  useKeys('lists', {
    next: () => moveRow(list.current, 1),
    previous: () => moveRow(list.current, -1),
    select: select && withRow(({ id }) => select(id)),
    edit: edit && withRow((row) => row.edit && edit(row.edit)),
  });
  // A checkbox is an input, too, and has the focus once it is pressed.
  useHotkeys([['Escape', clearBy, { preventDefault: false }]], []);

  function clearBy(event: KeyboardEvent) {
    const run = event.defaultPrevented || isTypedInto(event) || isLeaving() ? undefined : clear();
    if (!run) return;
    event.preventDefault();
    run();
  }
}
