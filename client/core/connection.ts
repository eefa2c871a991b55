import { useSyncExternalStore } from 'react';

/** The state: `down` while the gateway is unreachable, `back` for a short time afterwards. */
export type Connection = 'up' | 'down' | 'back';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const BACK_SHOWN_FOR_MS = 4_000;
/** Status of a proxy when the gateway behind it is down. */
export const UNREACHED = [502, 504];
const TOO_MANY_REQUESTS = 429;
const LONGEST_TURN_S = 10;
const MOST_TURNS = 3;

let state: Connection = 'up';
/** Whether the browser reports that it is online. */
let hasLine = true;
let pauseMs = SHORTEST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let probing: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function become(next: Connection): void {
  if (next === state) return;
  state = next;
  listeners.forEach((listener) => listener());
}

export const connection = {
  read: () => state,
  hasLine: () => hasLine,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Resolves to whether the gateway answers. */
  probe(): Promise<boolean> {
    probing ??= ask().finally(() => (probing = undefined));
    return probing;
  },

  /** Resolves when the gateway is reachable; rejects when aborted. */
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

  restart(): void {
    clearTimeout(timer);
    probing = undefined;
    hasLine = true;
    pauseMs = SHORTEST_PAUSE_MS;
    become('up');
  },
};

/** Sends a request like `fetch`, and updates `connection`. */
export const reach: typeof fetch = async (input, init) => {
  try {
    const answer = await inTurn(() => fetch(input, init), init?.signal);
    if (UNREACHED.includes(answer.status)) void connection.probe();
    else if (state === 'down' && hasLine) recover();
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) void connection.probe();
    throw error;
  }
};

/** A rate-limited request was refused before it changed anything: it is retried after a short wait. */
async function inTurn(
  send: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (let turn = 1; ; turn += 1) {
    const answer = await send();
    const seconds = Number(answer.headers.get('retry-after') ?? Infinity);
    const isTooMany = answer.status === TOO_MANY_REQUESTS && seconds <= LONGEST_TURN_S;
    if (!isTooMany || turn === MOST_TURNS) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    signal?.throwIfAborted();
  }
}

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
  // No probe is sent while offline: the browser's event reports the change instead.
  if (hasLine) timer = setTimeout(() => void connection.probe(), pauseMs);
  pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
}

function recover(): void {
  pauseMs = SHORTEST_PAUSE_MS;
  if (state !== 'down') return;
  clearTimeout(timer);
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
