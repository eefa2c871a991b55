import { useRevalidator } from 'react-router-dom';
import { type Done, useNotifyUndoable } from '../../records/undo/useUndoable.ts';

/** Runs the loader again, which reads the calendar. */
export function useEventUndo() {
  const offerUndo = useNotifyUndoable();
  const { revalidate } = useRevalidator();
  return (done: Done) => offerUndo({ ...done, then: revalidate });
}
