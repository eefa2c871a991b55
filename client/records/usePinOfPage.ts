import { useLocation } from 'react-router-dom';
import { togglePin, usePins } from './pins.ts';

/** Returns whether the page is pinned as it is shown, with its filter, and the function that changes it. */
export function usePinOfPage(title?: string) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const heading = () => document.querySelector('main h1')?.textContent ?? path;
  return {
    isPinned: usePins().some((pin) => pin.path === path),
    toggle: () => togglePin({ path, title: title ?? heading() }),
  };
}
