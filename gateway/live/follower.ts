import type { FastifyBaseLogger } from 'fastify';
import type { Db, Store } from '../database/database.ts';
import { onCommitted } from '../records/feed/committed.ts';
import { changesBetween, hasUnsettled, lastPlace, type Place } from '../records/feed/feed.store.ts';
import type { RecordChangeRow } from '../records/feed/feed.table.ts';
import { cursorAt } from '../records/feed/following.ts';

/** The changes committed since the last call, and the cursor after them. */
export interface Committed {
  changes: readonly RecordChangeRow[];
  cursor: string;
}

export interface Follower {
  /** Calls back with what is committed after the cursor to which it resolves, until `end`. */
  follow(listener: (committed: Committed) => void): Promise<{ cursor: string; end: () => void }>;
  stop(): Promise<void>;
}

/** Commits within this time are told of together. */
const TOGETHER_MS = 30;
/** After this time the feed is read although nobody told of a commit: another gateway may have ended before it could. */
const UNTOLD_MS = 1_000;
const MOST_AT_ONCE = 1_000;
const CHANNEL = 'record_changes';

/** Follows the feed while somebody listens, and tells the other gateways of this one's commits. */
export function followerOf({ db, listen }: Store, log: FastifyBaseLogger): Follower {
  const listeners = new Set<(committed: Committed) => void>();
  let place: Promise<Place> | undefined;
  let isStopped = false;

  async function read(): Promise<number> {
    const { committed, last, next } = await readAfter(db, await place!);
    place = Promise.resolve(last);
    if (committed) for (const listener of listeners) listener(committed);
    return next;
  }

  const reading = repeatedly(async () => {
    if (isStopped || listeners.size === 0) return undefined;
    return read().catch((err: unknown) => {
      log.warn({ err }, 'the feed of changes could not be read');
      return UNTOLD_MS;
    });
  });
  const others = listen?.(CHANNEL, () => reading.in(0));
  const endHearing = onCommitted(() => {
    reading.in(TOGETHER_MS);
    others?.tell();
  });

  return {
    async follow(listener) {
      listeners.add(listener);
      const end = () => void listeners.delete(listener);
      try {
        if (listeners.size === 1) place = lastPlace(db);
        const cursor = await cursorAt(db, await place!);
        reading.in(0);
        return { cursor, end };
      } catch (error) {
        end();
        throw error;
      }
    },
    async stop() {
      isStopped = true;
      endHearing();
      await others?.stop();
      await reading.stop();
    },
  };
}

/** Returns what is new, its last place, and the time after which to read again. */
async function readAfter(db: Db, after: Place) {
  const upTo = await lastPlace(db);
  const changes = await changesBetween(db, { after, upTo }, { most: MOST_AT_ONCE });
  const isWhole = changes.length < MOST_AT_ONCE;
  const last = isWhole ? upTo : changes.at(-1)!;
  const committed = changes.length > 0 && { changes, cursor: await cursorAt(db, last) };
  if (!isWhole) return { committed, last, next: 0 };
  return { committed, last, next: (await hasUnsettled(db)) ? TOGETHER_MS : UNTOLD_MS };
}

/** Runs a task one run at a time, each time after the milliseconds to which the one before resolves, or sooner. */
function repeatedly(task: () => Promise<number | undefined>) {
  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  let running: Promise<void> | undefined;

  function runIn(wait: number): void {
    const at = performance.now() + wait;
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    if (!running) timer = setTimeout(start, wait);
  }

  function start(): void {
    due = Infinity;
    running = task().then((next) => {
      running = undefined;
      const asked = due - performance.now();
      due = Infinity;
      const wait = Math.min(next ?? Infinity, asked);
      if (wait < Infinity) runIn(Math.max(0, wait));
    });
  }

  return {
    in: runIn,
    async stop() {
      clearTimeout(timer);
      due = -Infinity;
      await running;
    },
  };
}
