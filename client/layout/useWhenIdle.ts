import { useEffect } from 'react';
import { loadCode } from '../core/loadCode.ts';
import { whenIdle } from '../core/whenIdle.ts';
import type * as afterIdle from './afterIdle.ts';

type AfterIdle = typeof afterIdle;

/** Begins something once the browser is idle and its code is there; what it returns ends it. A missing code is none. */
export function useWhenIdle(begin: (code: AfterIdle) => (() => void) | undefined): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isLeft = false;
    const load = async () => {
      const code = await loadCode(() => import('./afterIdle.ts'));
      if (!isLeft) end = begin(code);
    };
    whenIdle(() => void load().catch(() => undefined));
    return () => {
      isLeft = true;
      end?.();
    };
  }, [begin]);
}
