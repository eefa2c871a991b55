import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the time, updated every half minute by one timer for all. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    tick();
    timer = setInterval(tick, STEP_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  listeners.forEach((listener) => listener());
}
