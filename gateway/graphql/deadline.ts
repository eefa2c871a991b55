import type { Context } from './context.ts';
import { tookTooLong } from './errors.ts';
import { loaderOf } from './loading.ts';

/** Until when an operation has to be answered. */
export interface Deadline {
  /** Throws Unavailable when the time is up. */
  check(): void;
  /** Rejects with Unavailable when the time is up before the work has ended, which then goes on unheard. */
  hold<Result>(work: Promise<Result> | Result): Promise<Result>;
}

export function deadlineIn(milliseconds: number): Deadline {
  const at = performance.now() + milliseconds;
  return {
    check() {
      if (performance.now() > at) throw tookTooLong();
    },
    async hold(work) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(tookTooLong()), Math.max(0, at - performance.now()));
      });
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/**
 * Runs an operation within its context's deadline: once that has passed, none of its queries begins and none of its
 * transactions is kept. What it leaves for later is not bound by it.
 */
export async function withinDeadline<Result>(
  context: Context,
  run: (context: Context) => Promise<Result> | Result,
): Promise<Result> {
  let isInTime = false;
  const db = context.dbFor(() => {
    if (!isInTime) context.deadline.check();
  });
  const result = await context.deadline.hold(run({ ...context, db, load: loaderOf(db) }));
  isInTime = true;
  return result;
}
