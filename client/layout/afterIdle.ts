/* What no page needs before the browser is idle, in one file. */
export { prefetchMostUsed } from './prefetchMostUsed.ts';
export { showChanges } from './showChanges.ts';
