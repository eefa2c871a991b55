import type { Later } from '../later.ts';

/** Holds what is to be done later until a test lets it be done. */
export function heldLater() {
  const held: { delayMs: number; task: () => Promise<void> }[] = [];
  const later: Later = {
    run: (delayMs, task) => void held.push({ delayMs, task }),
    stop: async () => undefined,
  };
  return {
    later,
    delays: () => held.map(({ delayMs }) => delayMs),
    /** Does everything that is held, one after the other. */
    async release() {
      for (const { task } of held.splice(0)) await task();
    },
  };
}
