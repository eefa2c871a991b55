import { useTranslation } from 'react-i18next';
import { newId } from '../../core/new-id.ts';
import { addUndo } from '../../core/undoStack.ts';
import { useRestoreChange } from './useUndoable.ts';

/** Offers undo for a change that the page itself shows, without a notification until Ctrl+Z undoes it. */
export function useSilentUndo() {
  const { t } = useTranslation();
  const restoreChange = useRestoreChange();
  return (message: string, activityId: string) => {
    const activity = { activityId, done: message, undone: t('undone', { what: message }) };
    addUndo({ id: newId(), undo: () => restoreChange(activity), activity });
  };
}
