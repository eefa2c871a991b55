import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import { storedState } from './stored-state.ts';

export interface Pin {
  /** The address with its query, so that a list is pinned with its filter. */
  path: string;
  title: string;
}

const stored = storedState<Record<string, Pin[]>>('pins', {});
const owner = () => session.read().user?.id ?? '';
const NONE: Pin[] = [];

/** The pages that the account has pinned in this browser, in the order in which it did. */
export const pins = {
  read: () => stored.read()[owner()] ?? NONE,
  write: (next: Pin[]) => stored.write({ ...stored.read(), [owner()]: next }),
};

export const usePins = (): Pin[] => useSyncExternalStore(stored.subscribe, pins.read);
