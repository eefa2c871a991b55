/* What no page needs before it shows, in one file. */
export { BesidePage } from './BesidePage.tsx';
export { SecondarySidebar } from './layout1/SecondarySidebar.tsx';
export { ToastArea } from './ToastArea.tsx';
