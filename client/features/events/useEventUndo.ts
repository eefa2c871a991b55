import { useRevalidator } from 'react-router-dom';
import { type Done, useUndoable } from '../../components/useUndoable.ts';

/** Says what was done and offers to take it back; the loader has read what the calendar shows, and reads it anew. */
export function useEventUndo() {
  const offerUndo = useUndoable();
  const { revalidate } = useRevalidator();
  return (done: Done) => offerUndo({ ...done, then: revalidate });
}
