import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActivityUndo, addUndo, resumeUndo, runUndo } from '../../core/undoStack.ts';
import { useActivityWords } from '../history/useActivityWords.ts';
import { useRestoreChange } from '../undo/useUndoable.ts';

interface ImportUndo {
  kind: string;
  importedId: string | null;
  startOver: () => void;
}

interface Import {
  activityId: string;
  /** The file name. */
  title: string;
  made: number;
  changed: number;
}

/** Undoes an import by button or Ctrl+Z, also after leaving its page. */
export function useImportUndo({ kind, importedId, startOver }: ImportUndo) {
  const { t } = useTranslation(['csv', 'common']);
  const { sentence } = useActivityWords();
  const shown = useRef<HTMLDivElement>(null);
  const restoreChange = useRestoreChange();

  const undo = (change: ActivityUndo) =>
    restoreChange({
      ...change,
      // An undo on another page, or after another import has started, changes nothing here.
      then: async () => void (shown.current?.id === change.activityId && startOver()),
    });

  /** Returns a change without its own message, for an import whose result is no longer known. */
  const anyImport = (activityId: string) => ({
    activityId,
    undone: t('undone'),
    done: t('redone'),
  });

  useEffect(() => {
    if (importedId) resumeUndo(importedId, (change) => undo(change ?? anyImport(importedId)));
  });

  function run(activityId: string) {
    if (!runUndo(activityId)) void undo(anyImport(activityId));
  }

  function add({ activityId, title, made, changed }: Import) {
    const counts = [
      { kind, action: 'created' as const, count: made, title: '' },
      { kind, action: 'updated' as const, count: changed, title: '' },
    ];
    const what = sentence({ action: 'imported', kind, title, counts });
    const undone = t('common:undone', { what });
    const change = { activityId, undone, done: t('common:redone', { what }) };
    addUndo({ id: activityId, undo: () => undo(change), activity: change });
  }

  return [shown, { add, run }] as const;
}
