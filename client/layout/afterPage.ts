/* What no page needs before it shows, in one file. */
export { BesidePage } from './BesidePage.tsx';
export { ToastArea } from './ToastArea.tsx';
