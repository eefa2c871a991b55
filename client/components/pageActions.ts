import type { Icon } from '@tabler/icons-react';
import { useEffect, useId } from 'react';

/** Something that can be done on the page that stands. */
export interface PageAction {
  label: string;
  icon: Icon;
  run: () => void;
}

const offered = new Map<string, PageAction>();

/** What the page offers, each once: a button may stand in two places. */
export const pageActions = (): PageAction[] => [
  ...new Map([...offered.values()].map((action) => [action.label, action])).values(),
];

/** Lets the palette offer what a button of the page does, as long as the button is there. */
export function usePageAction(action: PageAction | undefined): void {
  const key = useId();
  useEffect(() => {
    if (action) offered.set(key, action);
    else offered.delete(key);
  });
  useEffect(() => () => void offered.delete(key), [key]);
}
