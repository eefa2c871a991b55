import type { PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  move: (at: PointerEvent) => void;
  /** Is called without a place when the drag is cancelled. */
  end: (at?: PointerEvent) => void;
}

const CLICK_PX = 4;

/** Whether a press begins a drag: a finger scrolls instead. */
export const isGrab = ({ button, pointerType }: ReactPointerEvent) =>
  button === 0 && pointerType !== 'touch';

/** Follows a pressed pointer until it is released, or Escape cancels; a press that does not move stays a click. */
export function followPointer(press: ReactPointerEvent, { move, end }: Drag): void {
  const listening = new AbortController();
  const { signal } = listening;
  let last: PointerEvent | undefined;

  function finish(at?: PointerEvent) {
    listening.abort();
    if (!last) return;
    skipClick();
    end(at);
  }

  document.addEventListener(
    'pointermove',
    (at) => {
      const { clientX, clientY } = press;
      const isFar = Math.hypot(at.clientX - clientX, at.clientY - clientY) >= CLICK_PX;
      if (!last && !isFar) return;
      last = at;
      move(at);
    },
    { signal },
  );
  document.addEventListener('pointerup', (at) => finish(at), { signal });
  document.addEventListener('pointercancel', () => finish(), { signal });
  document.addEventListener('selectstart', (start) => start.preventDefault(), { signal });
  document.addEventListener('scroll', () => last && move(last), { signal, capture: true });
  document.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !last) return;
      key.preventDefault();
      key.stopPropagation();
      finish();
    },
    { signal, capture: true },
  );
}

/** The browser reports a click where a drag ends on the element that it began on. */
function skipClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const skip = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', skip, { signal, capture: true });
  setTimeout(() => listening.abort());
}
