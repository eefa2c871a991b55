import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import { useRestore } from '../../components/useRestore.ts';
import type { Done } from '../../components/useUndoable.ts';

/** Says what was done and offers to take it back; what is shown is then read anew. */
export function useEventUndo() {
  const { t } = useTranslation();
  const restore = useRestore();
  const { revalidate } = useRevalidator();

  async function undo({ activityId, undone }: Done) {
    if (!(await restore(activityId))) return;
    await revalidate();
    notify(undone);
  }

  return (done: Done) => notifyUndoable(done.message, t('undo'), () => void undo(done));
}
