/** The forms load as one file, once the calendar shows. */
export { EventDrawer } from './EventDrawer.tsx';
export { QuickEventForm } from './quick/QuickEventForm.tsx';
