/* What no page needs before it shows, in one file. */
export { MostUsedPages } from './MostUsedPages.tsx';
export { ToastArea } from './ToastArea.tsx';
