import { useEffect, useState } from 'react';

/**
 * Returns the focus, once a dialog has closed, to the element that opened it; for an item of a menu, to the menu's
 * button.
 */
export function useReturnFocus(isOpen: boolean): void {
  const [last, setLast] = useState<{ isOpen: boolean; opener?: HTMLElement | null }>({
    isOpen: false,
  });
  if (isOpen !== last.isOpen) setLast({ isOpen, opener: isOpen ? openerNow() : null });
  const { opener } = last;
  useEffect(() => {
    if (!opener) return;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const isLost = [document.body, atClose].includes(document.activeElement);
        if (isLost) opener.focus({ preventScroll: true });
      });
    };
  }, [opener]);
}

function openerNow(): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  const menu = focused?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}
