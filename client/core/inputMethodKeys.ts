import { useWindowEvent } from '@mantine/hooks';

const KEYS = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'];

/** An input method has taken the key; Safari's comes after the composition has ended. */
const TAKEN = 229;

/**
 * Keys by which one chooses what an input method offers are no keys of the page: no field, list or library hears of
 * them, and they send no form.
 */
export function useInputMethodKeys(): void {
  useWindowEvent(
    'keydown',
    (event) => {
      const isTaken = event.isComposing || event.keyCode === TAKEN;
      if (!isTaken || !KEYS.includes(event.key)) return;
      event.stopImmediatePropagation();
      const isEditor = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (event.key === 'Enter' && !isEditor) event.preventDefault();
    },
    { capture: true },
  );
}
