import type { Icon } from '@tabler/icons-react';
import { useEffect, useId } from 'react';

export interface PageAction {
  label: string;
  icon: Icon;
  run: () => void;
}

const offered = new Map<string, PageAction>();

/** Returns the offered actions, each label once: a button may appear twice. */
export const pageActions = (): PageAction[] => [
  ...new Map([...offered.values()].map((action) => [action.label, action])).values(),
];

/** Offers a button's action in the palette while the button is shown. */
export function usePageAction(action: PageAction | undefined): void {
  const key = useId();
  useEffect(() => {
    if (action) offered.set(key, action);
    else offered.delete(key);
  });
  useEffect(() => () => void offered.delete(key), [key]);
}
