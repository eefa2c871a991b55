import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A pointer on its way to the page crosses the bar in less. */
const OPENS_AFTER_MS = 150;
const CLOSES_AFTER_MS = 200;

/** Widens a compact bar over the page while the pointer or the focus is in it. */
export function usePeek(isCompact: boolean) {
  const [isWide, setWide] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function change(isNext: boolean, afterMs = 0) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWide(isNext), afterMs);
  }
  if (!isCompact) return { isPeeking: false, peek: {} };
  return {
    isPeeking: isWide,
    peek: {
      onMouseEnter: () => change(true, OPENS_AFTER_MS),
      onMouseLeave: () => change(false, CLOSES_AFTER_MS),
      onFocus: () => change(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) change(false);
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Escape') change(false);
      },
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) change(false);
      },
    },
  };
}
