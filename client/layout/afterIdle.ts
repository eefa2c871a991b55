/* What no page needs before the browser is idle, in one file. */
export { keepFocus } from './keepFocus.ts';
export { showChanges } from './showChanges.ts';
