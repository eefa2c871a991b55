import { useSyncExternalStore } from 'react';

/** `down` while the gateway cannot be reached, `back` for a moment afterwards. */
export type Connection = 'up' | 'down' | 'back';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const BACK_SHOWN_FOR_MS = 4_000;
/** What a proxy answers when there is no gateway behind it. */
const UNREACHED = [502, 504];

let state: Connection = 'up';
/** What the browser says of its own line. */
let hasLine = true;
let pauseMs = SHORTEST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let probing: Promise<boolean> | undefined;
/** A page that failed while the gateway was away may only show that when it is back. */
let isRetryDue = false;
const listeners = new Set<() => void>();

function become(next: Connection): void {
  if (next === state) return;
  state = next;
  listeners.forEach((listener) => listener());
}

/** Whether the gateway can be reached, as one value for the whole application. */
export const connection = {
  read: () => state,
  hasLine: () => hasLine,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Asks the gateway, after something did not reach it. Resolves to whether it is there. */
  probe(): Promise<boolean> {
    probing ??= ask().finally(() => (probing = undefined));
    return probing;
  },

  /** Resolves when the gateway can be reached; rejects when that is not waited for any more. */
  whenUp: (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (state !== 'down') return resolve();
      const stop = connection.subscribe(() => {
        if (state === 'down') return;
        stop();
        resolve();
      });
      signal?.addEventListener('abort', () => {
        stop();
        reject(new DOMException('Given up', 'AbortError'));
      });
    }),

  /** Whether a page that failed is to be tried again by itself: once after each outage. */
  takeRetry(): boolean {
    const isDue = isRetryDue && state !== 'down';
    if (isDue) isRetryDue = false;
    return isDue;
  },

  /** As a page that has just been opened. */
  restart(): void {
    clearTimeout(timer);
    isRetryDue = false;
    hasLine = true;
    pauseMs = SHORTEST_PAUSE_MS;
    become('up');
  },
};

/** `fetch` that notices when the gateway is not reached, and when it is again. */
export const reach: typeof fetch = async (input, init) => {
  try {
    const answer = await fetch(input, init);
    if (UNREACHED.includes(answer.status)) void connection.probe();
    else if (state === 'down' && hasLine) recover();
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) void connection.probe();
    throw error;
  }
};

async function ask(): Promise<boolean> {
  clearTimeout(timer);
  const isUp =
    hasLine &&
    (await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ));
  if (isUp) recover();
  else fail();
  return isUp;
}

function fail(): void {
  become('down');
  clearTimeout(timer);
  // Without a line the browser says when it is back.
  if (hasLine) timer = setTimeout(() => void connection.probe(), pauseMs);
  pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
}

function recover(): void {
  pauseMs = SHORTEST_PAUSE_MS;
  if (state !== 'down') return;
  clearTimeout(timer);
  isRetryDue = true;
  become('back');
  timer = setTimeout(() => become('up'), BACK_SHOWN_FOR_MS);
}

window.addEventListener('offline', () => {
  hasLine = false;
  fail();
});
window.addEventListener('online', () => {
  hasLine = true;
  void connection.probe();
});

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.read);
