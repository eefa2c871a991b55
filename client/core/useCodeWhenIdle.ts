import { useEffect } from 'react';
import { loadCode } from './loadCode.ts';
import { whenIdle } from './whenIdle.ts';

/** Loads the code of a part once the browser is idle, so that the part opens at once. */
export function useCodeWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    whenIdle(() => void loadCode(load).catch(loadedWhenRendered));
  }, [load]);
}

/** A part whose code did not come loads it when it is rendered, and shows the error there. */
const loadedWhenRendered = () => undefined;
