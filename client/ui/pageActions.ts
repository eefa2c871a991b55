import type { Icon } from '@tabler/icons-react';
import { createContext, useContext, useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeys } from '../core/keys.ts';
import { pins, usePins } from '../core/pins.ts';

export interface PageAction {
  label: string;
  icon: Icon;
  run: () => void;
  /** The target of the action, where it is not the page. */
  note?: string | undefined;
}

/** The target of the actions below it, such as "3 selected". */
export const ActionNote = createContext<string | undefined>(undefined);

const offered = new Map<string, PageAction>();

/** Returns the offered actions, each label once: a button may appear twice. */
export const pageActions = (): PageAction[] => [
  ...new Map([...offered.values()].map((action) => [action.label, action])).values(),
];

/** The actions of pages that have a key. */
export type KeyedAction = 'create' | 'edit';

/** Offers a button's action in the palette, and by its key, while the button is shown. */
export function usePageAction(action: PageAction | undefined, keyed?: KeyedAction): void {
  const key = useId();
  const note = useContext(ActionNote);
  useKeys('everywhere', { create: keyed === 'create' ? action?.run : undefined });
  useKeys('record', { edit: keyed === 'edit' ? action?.run : undefined });
  useEffect(() => {
    if (action) offered.set(key, { ...action, note });
    else offered.delete(key);
  });
  useEffect(() => () => void offered.delete(key), [key]);
}

/** Returns whether the page is pinned as it is shown, with its filter, and the function that changes it. */
export function usePinOfPage(title?: string) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isPinned = usePins().some((pin) => pin.path === path);
  const told = () =>
    [...document.querySelectorAll('main h1, [data-filter]')].map((each) => each.textContent);
  return {
    isPinned,
    toggle() {
      const others = pins.read().filter((pin) => pin.path !== path);
      pins.write(isPinned ? others : [...others, { path, title: title ?? told().join(' · ') }]);
    },
  };
}
