import type { DbFor } from '../database/database.ts';
import { tookTooLong } from '../errors/errors.ts';
import { loaderOf } from '../database/loading.ts';

export interface Deadline {
  /** Throws Unavailable when the time is up. */
  check(): void;
  /** Rejects with Unavailable when the time is up; the work goes on and its result is dropped. */
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

interface Bounded {
  deadline: Deadline;
  dbFor: DbFor;
}

/** Runs work of which no query starts and no transaction commits past the deadline; deferred work is not bound. */
export async function withinDeadline<Own extends Bounded, Result>(
  context: Own,
  run: (context: Own) => Promise<Result> | Result,
): Promise<Result> {
  let isInTime = false;
  const db = context.dbFor(() => {
    if (!isInTime) context.deadline.check();
  });
  const result = await context.deadline.hold(run({ ...context, db, load: loaderOf(db) }));
  isInTime = true;
  return result;
}
