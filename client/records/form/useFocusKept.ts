import { useEffect } from 'react';

/** Gives the focus back to the input that lost it while its form was saved, if the form is still open. */
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
