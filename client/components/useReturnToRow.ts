import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { session } from '../app/session.ts';
import { ROW_LINK } from './rowKeys.ts';

/** The row that was opened last, by the history's entry of its list. */
const opened = new Map<string, string>();
session.onEnd(() => opened.clear());

/** Going back to a list leads to the row that was opened from it. */
export function useReturnToRow(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const navigation: string = useNavigationType();
  const focusRow = useEffectEvent(() => {
    const id = opened.get(key);
    if (navigation !== 'POP' || !id || document.activeElement !== document.body) return;
    const row = list.current?.querySelector<HTMLElement>(`[${ROW_LINK}="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
  });
  useEffect(() => focusRow(), []);
  return ({ target }: MouseEvent) => {
    const id = (target as Element).closest(`[${ROW_LINK}]`)?.getAttribute(ROW_LINK);
    if (id) opened.set(key, id);
  };
}
