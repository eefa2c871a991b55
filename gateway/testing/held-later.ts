import type { Later } from '../later.ts';

/** Holds deferred tasks until a test releases them. */
export function heldLater() {
  const held: { delayMs: number; task: () => Promise<void> }[] = [];
  const later: Later = {
    run: (delayMs, task) => void held.push({ delayMs, task }),
    stop: async () => undefined,
  };
  return {
    later,
    delays: () => held.map(({ delayMs }) => delayMs),
    async release() {
      for (const { task } of held.splice(0)) await task();
    },
  };
}
