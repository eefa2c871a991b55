import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Gives the focus to the field, marked by `data-part`, for which a key opened what is shown. */
export function useFocusOpenedPart(): void {
  const { part } = (useLocation().state ?? {}) as { part?: string };
  useEffect(() => {
    if (part) document.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)?.focus();
  }, [part]);
}
