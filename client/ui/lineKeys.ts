import type { KeyboardEvent } from 'react';

/** Enter does not submit; in a list of options it chooses, on a button it presses. */
export function goOnByEnter(event: KeyboardEvent, onEnter: () => void) {
  if (event.key !== 'Enter') return;
  if (!(event.target instanceof HTMLInputElement)) return;
  if (!event.defaultPrevented) onEnter();
  event.preventDefault();
}
