import { useHotkeys } from '@mantine/hooks';
import { useRevalidator } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { notify } from '../core/notify.tsx';
import { redoLast, undoLast } from '../core/undoStack.ts';
import { useRestoreChange } from '../records/undo/useUndoable.ts';

/** The types of inputs without an undo of their own. */
const WITHOUT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'submit']);

/** Ctrl+Z or Cmd+Z undoes the last change, with Shift (or Ctrl+Y) does it again; except in text fields. */
export function useUndoKey(): void {
  const { t } = useTranslation();
  const restoreChange = useRestoreChange();
  const { revalidate } = useRevalidator();
  const undo = (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    const isUndone = undoLast(
      (activity) => restoreChange({ ...activity, then: revalidate }),
      () => void notify(t('nothingToUndo')),
    );
    if (isUndone) event.preventDefault();
  };
  const redo = (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    event.preventDefault();
    redoLast(
      (activity) => restoreChange({ ...activity, then: revalidate }, 'undoRepeated'),
      () => void notify(t('nothingToRedo')),
    );
  };
  const keys = { 'mod+Z': undo, 'mod+Shift+Z': redo, 'mod+Y': redo };
  const isLeft = { preventDefault: false };
  useHotkeys(
    Object.entries(keys).map(([key, run]) => [key, run, isLeft]),
    [],
    true,
  );
}

function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !target.readOnly && !target.dataset.added && !WITHOUT_TEXT.has(target.type);
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}
