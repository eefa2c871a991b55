import { useLayoutEffect, useRef, useState } from 'react';
import { tabsThatDoNotFit } from './fittingTabs.ts';

/** Between the parts of a line, in px, as its style has it. */
const GAP = 4;

/** Returns a ref for the element with the tabs, and the places of those for which its line has no room. */
export function useHiddenTabs(count: number, current: number) {
  const bar = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState('');
  useLayoutEffect(() => {
    const tabs = bar.current;
    const line = tabs?.parentElement;
    if (!tabs || !line) return undefined;
    const measured = [...tabs.children, ...line.children].filter((each) => each !== tabs);
    const measure = () => setHidden(placesIn(line, tabs, current));
    const observer = new ResizeObserver(measure);
    for (const each of [line, ...measured]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [count, current]);
  return { bar, hidden: hidden === '' ? [] : hidden.split(',').map(Number) };
}

/** As a text, which is equal to the last one where nothing has changed. */
function placesIn(line: HTMLElement, tabs: HTMLElement, current: number): string {
  const widthOf = (element: Element) => (element as HTMLElement).offsetWidth;
  const others = [...line.children].filter((each) => each !== tabs);
  const room = others.reduce((left, each) => left - widthOf(each) - GAP, line.clientWidth);
  return tabsThatDoNotFit([...tabs.children].map(widthOf), current, Math.max(0, room)).join();
}
