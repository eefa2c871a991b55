import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addUndo, runUndo } from '../../app/undoStack.ts';
import { useRestoreChange } from '../useUndoable.ts';

/** Undoes an import by button or Ctrl+Z, also after leaving its page. */
export function useImportUndo(startOver: () => void) {
  const { t } = useTranslation('csv');
  const shown = useRef<HTMLDivElement>(null);
  const restoreChange = useRestoreChange();

  const undo = (activityId: string) =>
    restoreChange({
      activityId,
      undone: t('undone'),
      // From another page, or once another import is under way, it changes nothing here.
      then: async () => void (shown.current?.id === activityId && startOver()),
    });

  function run(activityId: string) {
    if (!runUndo(activityId)) void undo(activityId);
  }

  const add = (activityId: string) => addUndo({ id: activityId, undo: () => undo(activityId) });

  return [shown, { add, run }] as const;
}
