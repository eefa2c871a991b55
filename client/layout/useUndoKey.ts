import { useHotkeys } from '@mantine/hooks';
import { useRevalidator } from 'react-router-dom';
import { undoLast } from '../app/undoStack.ts';
import { useRestoreChange } from '../components/useUndoable.ts';

/** Without an undo of their own. */
const WITHOUT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'submit']);

/** Ctrl+Z or Cmd+Z undoes the last change, except in text fields. */
export function useUndoKey(): void {
  const restoreChange = useRestoreChange();
  const { revalidate } = useRevalidator();
  const undo = (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    const isUndone = undoLast((activity) => restoreChange({ ...activity, then: revalidate }));
    if (isUndone) event.preventDefault();
  };
  useHotkeys([['mod+Z', undo, { preventDefault: false }]], [], true);
}

function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !target.readOnly && !WITHOUT_TEXT.has(target.type);
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}
