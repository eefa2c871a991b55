import type { Scheduler } from '../services/services.ts';

/** Runs scheduled tasks when a test releases them. */
export function manualScheduler() {
  const held: { delayMs: number; task: () => Promise<void> }[] = [];
  const scheduler: Scheduler = {
    run: (delayMs, task) => void held.push({ delayMs, task }),
    stop: async () => undefined,
  };
  return {
    scheduler,
    delays: () => held.map(({ delayMs }) => delayMs),
    async release() {
      for (const { task } of held.splice(0)) await task();
    },
  };
}
