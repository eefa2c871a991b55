import { useRevalidator } from 'react-router-dom';
import { type Done, useUndoable } from '../../records/undo/useUndoable.ts';

/** Runs the loader again, which reads the calendar. */
export function useEventUndo() {
  const offerUndo = useUndoable();
  const { revalidate } = useRevalidator();
  return (done: Done) => offerUndo({ ...done, then: revalidate });
}
