import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { session } from '../../core/session.ts';
import { ROW_LINK } from './rowKeys.ts';

/** The row that was opened last, then those after and before it, by the history entry of their list. */
const opened = new Map<string, string[]>();
session.onEnd(() => opened.clear());

/** Going back to a list focuses the row that was opened from it, or the nearest one that still exists. */
export function useReturnToRow(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const navigation: string = useNavigationType();
  const focusRow = useEffectEvent(() => {
    if (navigation !== 'POP' || document.activeElement !== document.body) return;
    const links = linksIn(list.current);
    const id = opened.get(key)?.find((each) => links.has(each)) ?? '';
    links.get(id)?.focus({ preventScroll: true });
  });
  useEffect(() => focusRow(), []);
  return ({ target }: MouseEvent) => {
    const id = (target as Element).closest(`[${ROW_LINK}]`)?.getAttribute(ROW_LINK);
    const ids = [...linksIn(list.current).keys()];
    const place = ids.indexOf(id ?? '');
    if (place >= 0) opened.set(key, [...ids.slice(place), ...ids.slice(0, place).toReversed()]);
  };
}

function linksIn(list: HTMLElement | null): Map<string, HTMLElement> {
  const links = list?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [];
  return new Map([...links].map((link) => [link.getAttribute(ROW_LINK) ?? '', link]));
}
