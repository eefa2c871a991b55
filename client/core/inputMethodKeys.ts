import { useWindowEvent } from '@mantine/hooks';

const KEYS = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'];

/** Whether an input method has handled the key; Safari sends it after the composition has ended. */
const TAKEN = 229;

/**
 * Keys that choose a suggestion of an input method are not shortcuts: no field, list or library handles them, and they
 * submit no form.
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
