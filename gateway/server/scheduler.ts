import type { FastifyBaseLogger } from 'fastify';
import type { Scheduler } from '../services/services.ts';

/** Returns a scheduler with timers that do not keep the process alive. */
export function createScheduler(log: Pick<FastifyBaseLogger, 'error'>): Scheduler {
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function begin(task: () => Promise<void>): void {
    const run = task()
      .catch((error: unknown) => log.error({ err: error }, 'What was to be done later failed'))
      .finally(() => running.delete(run));
    running.add(run);
  }

  return {
    run(delayMs, task) {
      if (isStopped) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        begin(task);
      }, delayMs);
      waiting.add(timer.unref());
    },
    async stop() {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
      await Promise.all(running);
    },
  };
}
