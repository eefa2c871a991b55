const ROW = 'li, tr, [data-row]';
const REGION = `${ROW}, [role=dialog], section[aria-label], section[aria-labelledby], main`;
/** Layers that are gone again soon, and leave the focus to the element that had it before. */
const LAYER = '[role=dialog], [role=menu], .mantine-Notification-root';
const NO_PLACE = 'body, [role=menu], [role=menu] *';
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';
/** The wait is longer than Mantine's, which itself gives the focus back after 10 ms. */
const WAIT_MS = 20;

interface Place {
  element: HTMLElement;
  layer: Element | null;
  path: string;
}

/** Hands the focus of an element that goes to the next row, else to the one before, the list or the page's heading. */
export function keepFocus(): () => void {
  const end = new AbortController();
  const listening = { capture: true, signal: end.signal };
  let places: Place[] = [];
  let hasMoved = false;

  function note({ target }: Pick<Event, 'target'>) {
    if (!(target instanceof HTMLElement) || target.matches(NO_PLACE)) return;
    const place = { element: target, layer: target.closest(LAYER), path: location.pathname };
    places = [...places.filter(({ layer }) => layer !== place.layer), place];
  }

  function leave({ target }: Event) {
    const layer = (target as Element).closest(LAYER);
    places = places.filter(
      (place) => place.layer !== layer || place.element.contains(target as Node),
    );
  }

  function inherit(records: MutationRecord[]) {
    if (places.every(({ element }) => element.isConnected)) return;
    places = places.flatMap((place) => {
      if (place.element.isConnected) return [place];
      const isLeft = place.path !== location.pathname || place.layer?.isConnected === false;
      const element = isLeft ? undefined : heirOf(place.element, records);
      return element ? [{ ...place, element }] : [];
    });
    setTimeout(restore, WAIT_MS);
  }

  function restore() {
    const { element, path } = places.at(-1) ?? {};
    if (!element || path !== location.pathname || document.activeElement !== document.body) return;
    hasMoved = true;
    focusOn(element);
  }

  /** A key that is held down must not go on with the next row. */
  function holdBack(event: KeyboardEvent) {
    hasMoved &&= event.repeat;
    if (hasMoved && event.key === 'Enter') event.preventDefault();
  }

  const observer = observing(inherit);
  note({ target: document.activeElement });
  document.addEventListener('focusin', note, listening);
  document.addEventListener('pointerdown', leave, listening);
  document.addEventListener('keydown', holdBack, listening);
  end.signal.addEventListener('abort', () => observer.disconnect());
  return () => end.abort();
}

function observing(see: MutationCallback): MutationObserver {
  const observer = new MutationObserver(see);
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function heirOf(gone: HTMLElement, records: readonly MutationRecord[]): HTMLElement | undefined {
  const row = gone.closest<HTMLElement>(ROW);
  const moved = row && newPlaceOf(row);
  if (moved) return controlOf(moved, controlsOf(row).indexOf(gone));
  const removal = records.find(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
  );
  const parent = removal?.target as Element | undefined;
  const region = parent?.closest<HTMLElement>(REGION);
  if (!removal || !parent || !region) return undefined;
  if (!row) return region.matches(ROW) ? controlOf(region, 0) : region;
  const rows = [...region.querySelectorAll<HTMLElement>(ROW)].filter((each) => isAlike(each, row));
  const next = stillThere(removal.nextSibling, records);
  const heir = rows.find((each) => isAfter(each, next, parent)) ?? rows.at(-1);
  return heir ? controlOf(heir, controlsOf(row).indexOf(gone)) : region;
}

function newPlaceOf(row: HTMLElement): HTMLElement | null | undefined {
  const key = row.dataset.row;
  if (key) return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
  return document.getElementById(row.querySelector('a[id]')?.id ?? '')?.closest<HTMLElement>(ROW);
}

function stillThere(node: Node | null, records: readonly MutationRecord[]): Node | null {
  if (!node || node.isConnected) return node;
  const removal = records.find(({ removedNodes }) => [...removedNodes].includes(node));
  return stillThere(removal?.nextSibling ?? null, records);
}

const isAfter = (row: Element, next: Node | null, parent: Element): boolean =>
  next?.contains(row) === true ||
  (next ?? parent).compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING;

const isAlike = (one: Element, other: Element) =>
  one.localName === other.localName && one.classList[0] === other.classList[0];

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROL)];

function controlOf(row: HTMLElement, at: number): HTMLElement {
  const controls = controlsOf(row);
  return controls[at] ?? controls[0] ?? row;
}

function focusOn(element: HTMLElement): void {
  const shown = element.localName === 'main' ? (element.querySelector('h1') ?? element) : element;
  if (!shown.matches(`${CONTROL}, [tabindex]`)) {
    shown.tabIndex = -1;
    shown.addEventListener('blur', () => shown.removeAttribute('tabindex'), { once: true });
  }
  shown.focus({ preventScroll: shown.localName === 'section' || shown !== element });
}
