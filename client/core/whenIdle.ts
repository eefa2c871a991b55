const LONGEST_WAIT_MS = 1_000;
/** The wait in browsers that do not report when they are idle. */
const USUAL_WAIT_MS = 100;

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, USUAL_WAIT_MS);
}
