import { shallowEqual, useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OVERSCAN_PX, type Seen, windowOf } from './cardWindow.ts';

/** The pixels of scrolling after which other cards are rendered. */
const STEP = 80;
const UNSEEN: Seen = { top: 0, height: 0, isNear: false };
// Scroll events do not bubble, so those of the list, the board and the page are captured.
const ofAny = { capture: true, passive: true };

/** The cards that are always rendered. */
interface Kept {
  heldId: string | undefined;
  addedId: string | undefined;
}

/** Renders the cards near the visible part only: a column may hold a thousand. On paper it has them all. */
export function useCardWindow<Card extends { id: string }>(
  cards: readonly Card[],
  { heldId, addedId }: Kept,
) {
  const ref = useRef<HTMLUListElement>(null);
  const scrolledTo = useRef<string>(undefined);
  const [seen, setSeen] = useState(UNSEEN);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());

  const isPrinted = useIsPrinted();
  const look = () => setSeen((last) => seenOf(ref.current, last));
  const rows = isPrinted
    ? cards.map((card, index) => ({ card, index }))
    : windowOf(cards, { seen, heights, heldId: heldId ?? addedId });
  useWindowEvent('resize', look);
  useWindowEvent('scroll', look, ofAny);
  useLayoutEffect(() => {
    setSeen((last) => seenOf(ref.current, last));
    setHeights((known) => measured(ref.current, known));
    if (!addedId || scrolledTo.current === addedId) return;
    const added = tilesOf(ref.current).find(({ dataset }) => dataset.card === addedId);
    if (!added) return;
    added.scrollIntoView({ block: 'nearest' });
    scrolledTo.current = addedId;
  }, [rows, addedId]);

  return { ref, rows };
}

/** Renders at once, since the browser prints what is there when its event ends. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinted(true)));
  useWindowEvent('afterprint', () => setPrinted(false));
  return isPrinted;
}

function seenOf(list: HTMLUListElement | null, last: Seen): Seen {
  if (!list) return last;
  const { left, right } = list.getBoundingClientRect();
  // The browser corrects the position by a pixel when other cards are rendered, which must not render others again.
  const { scrollTop, clientHeight: height } = list;
  const next = {
    top: Math.abs(scrollTop - last.top) < STEP ? last.top : scrollTop,
    height,
    isNear: right >= -OVERSCAN_PX && left <= window.innerWidth + OVERSCAN_PX,
  };
  return shallowEqual(last, next) ? last : next;
}

const tilesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
];

function measured(list: HTMLUListElement | null, known: ReadonlyMap<string, number>) {
  if (!list) return known;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const made = tilesOf(list).map(
    (item) => [item.dataset.card!, item.getBoundingClientRect().height + gap] as const,
  );
  const isKnown = made.every(([id, height]) => Math.abs((known.get(id) ?? 0) - height) < 0.5);
  return isKnown ? known : new Map([...known, ...made]);
}
