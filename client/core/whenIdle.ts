const LONGEST_WAIT_MS = 1_000;
/** The wait where the browser does not say when it is idle. */
const USUAL_WAIT_MS = 100;

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, USUAL_WAIT_MS);
}
