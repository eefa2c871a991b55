import { useSyncExternalStore } from 'react';
import { session } from '../../app/session.ts';
import { storedState } from '../../app/stored-state.ts';
import type { Hit } from './found.ts';

export interface Recent {
  kind: Hit['kind'];
  title: string;
  path: string;
}

const MOST_KEPT = 6;

/** By account: the next one at this browser sees nothing of them. */
const recents = storedState<Record<string, Recent[]>>('recents', {});
const owner = () => session.read().user?.id ?? '';
const NONE: Recent[] = [];

export function rememberRecent(recent: Recent): void {
  const others = (recents.read()[owner()] ?? []).filter(({ path }) => path !== recent.path);
  recents.write({ ...recents.read(), [owner()]: [recent, ...others].slice(0, MOST_KEPT) });
}

/** What the user found last, the newest first. */
export const useRecents = (): Recent[] =>
  useSyncExternalStore(recents.subscribe, () => recents.read()[owner()] ?? NONE);
