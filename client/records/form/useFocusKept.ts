import { useEffect } from 'react';

/** What takes no input while a form is saved loses the focus, and has it again when the form is still there. */
export function useFocusKept(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return undefined;
    const { activeElement } = document;
    return () => {
      if (document.activeElement !== document.body) return;
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, [isSaving]);
}
