import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../core/session.ts';
import { storedState } from '../core/stored-state.ts';

export interface Pin {
  /** The address with its query, so that a list is pinned with its filter. */
  path: string;
  title: string;
}

const pins = storedState<Record<string, Pin[]>>('pins', {});
const owner = () => session.read().user?.id ?? '';
const NONE: Pin[] = [];
const own = () => pins.read()[owner()] ?? NONE;
const write = (next: Pin[]) => pins.write({ ...pins.read(), [owner()]: next });

/** The pages that the account has pinned in this browser, in the order in which it did. */
export const usePins = (): Pin[] => useSyncExternalStore(pins.subscribe, own);

function togglePin(pin: Pin): void {
  const others = own().filter(({ path }) => path !== pin.path);
  write(others.length < own().length ? others : [...others, pin]);
}

/** Gives a pinned record the title that it has now. */
export function renamePin({ path, title }: Pin): void {
  if (own().every((pin) => pin.path !== path || pin.title === title)) return;
  write(own().map((pin) => (pin.path === path ? { path, title } : pin)));
}

/** Returns whether the page is pinned as it is shown, with its filter, and the function that changes it. */
export function usePinOfPage(title?: string) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const told = () =>
    [...document.querySelectorAll('main h1, [data-filter]')].map((each) => each.textContent);
  return {
    isPinned: usePins().some((pin) => pin.path === path),
    toggle: () => togglePin({ path, title: title ?? told().join(' · ') }),
  };
}
