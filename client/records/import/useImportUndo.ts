import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addUndo, resumeUndo, runUndo } from '../../app/undoStack.ts';
import { useRestoreChange } from '../../components/useUndoable.ts';

/** Undoes an import by button or Ctrl+Z, also after leaving its page. */
export function useImportUndo(importedId: string | null, startOver: () => void) {
  const { t } = useTranslation('csv');
  const shown = useRef<HTMLDivElement>(null);
  const restoreChange = useRestoreChange();

  const change = (activityId: string) => ({
    activityId,
    undone: t('undone'),
    done: t('redone'),
  });

  const undo = (activityId: string) =>
    restoreChange({
      ...change(activityId),
      // From another page, or once another import is under way, it changes nothing here.
      then: async () => void (shown.current?.id === activityId && startOver()),
    });

  useEffect(() => {
    if (importedId) resumeUndo(importedId, () => undo(importedId));
  });

  function run(activityId: string) {
    if (!runUndo(activityId)) void undo(activityId);
  }

  const add = (id: string) => addUndo({ id, undo: () => undo(id), activity: change(id) });

  return [shown, { add, run }] as const;
}
