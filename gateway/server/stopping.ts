import type { EventEmitter } from 'node:events';
import { LONGEST_DRAIN_MS } from '../config/limits.ts';

interface Stopping {
  signals?: EventEmitter;
  exit?: (code: number) => void;
  longestDrainMs?: number;
}

/** Lets requests finish, up to a limit. Ctrl+C comes more than once: from the terminal and from npm. */
export function stopOnSignals(
  close: () => Promise<void>,
  {
    signals = process,
    exit = process.exit.bind(process),
    longestDrainMs = LONGEST_DRAIN_MS,
  }: Stopping = {},
): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exit(0), longestDrainMs).unref();
    void close().then(() => exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) signals.on(signal, stop);
}
