import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { isTypedInto, moveRow } from './rowKeys.ts';
import { useIsLeaving } from '../../ui/useAddressParams.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  /** Closes the preview beside the list, otherwise clears the selection; undefined when there is neither. */
  clear: () => (() => void) | undefined;
}

/** `/` searches, `j` and `k` move through the rows, Escape clears, except while typing. */
export function useListKeys({ list, clear }: Options): void {
  const isLeaving = useIsLeaving();
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || isTypedInto(event) || isLeaving()) return;
    const keys: Record<string, (() => void) | undefined> = {
      '/': focusSearch,
      j: () => moveRow(list.current, 1),
      k: () => moveRow(list.current, -1),
      Escape: clear(),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}
