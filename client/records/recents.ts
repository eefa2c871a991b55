import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../core/session.ts';
import { storedState } from '../core/stored-state.ts';
import { pins } from '../core/pins.ts';
import { kindAt } from './resources.ts';

export interface Recent {
  kind: string;
  title: string;
  path: string;
}

const MOST_KEPT = 6;

const recents = storedState<Record<string, Recent[]>>('recents', {});
const owner = () => session.read().user?.id ?? '';
const NONE: Recent[] = [];

export function rememberRecent(recent: Recent): void {
  const others = (recents.read()[owner()] ?? []).filter(({ path }) => path !== recent.path);
  recents.write({ ...recents.read(), [owner()]: [recent, ...others].slice(0, MOST_KEPT) });
}

/** Gives a pinned record the title that it has now. */
function renamePin(path: string, title: string): void {
  const all = pins.read();
  if (all.every((pin) => pin.path !== path || pin.title === title)) return;
  pins.write(all.map((pin) => (pin.path === path ? { path, title } : pin)));
}

/** Remembers the record of a page while it is shown; a new title is remembered, too. */
export function useRememberRecent(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const kind = kindAt(pathname)?.kind;
    if (!kind || !title) return;
    rememberRecent({ kind, title, path: pathname });
    renamePin(pathname, title);
  }, [pathname, title]);
}

export const useRecents = (): Recent[] =>
  useSyncExternalStore(recents.subscribe, () => recents.read()[owner()] ?? NONE);

/** The keys of the pages and actions last chosen, by account. */
const chosen = storedState<Record<string, string[]>>('chosen', {});
const MOST_CHOSEN = 12;

export function rememberChosen(key: string): void {
  const others = (chosen.read()[owner()] ?? []).filter((each) => each !== key);
  chosen.write({ ...chosen.read(), [owner()]: [key, ...others].slice(0, MOST_CHOSEN) });
}

/** Returns the last chosen first, the others in their order. */
export function sortByLastChosen<Choice extends { key: string }>(choices: Choice[]): Choice[] {
  const keys = chosen.read()[owner()] ?? [];
  const place = ({ key }: Choice) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return choices.toSorted((one, other) => place(one) - place(other));
}
