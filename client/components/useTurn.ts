import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * False until it is this part's turn. Parts that take long to make come one after the other, each in a task of its
 * own, so that the page answers in between.
 */
export function useTurn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // At once: left to React, the turns that follow would be made together with this one.
    const come = () => flushSync(() => setOn(true));
    waiting.add(come);
    timer ??= setTimeout(callNext);
    return () => void waiting.delete(come);
  }, []);
  return isOn;
}

function callNext(): void {
  const [next] = waiting;
  timer = next && setTimeout(callNext);
  if (!next) return;
  waiting.delete(next);
  next();
}
