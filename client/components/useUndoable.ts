import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUndoable } from '../app/notify.tsx';
import { useRestore } from './useRestore.ts';

export interface Done {
  message: string;
  /** Of the activity that the gateway takes back. */
  activityId: string;
  /** What to say when it has been taken back. */
  undone: string;
  /** Where to go then. */
  backTo?: string;
}

/**
 * Says what was done and offers to take it back. What is shown is then read anew, and stays as it is until that has
 * come; what is not shown is read anew by the page that shows it.
 */
export function useUndoable() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const restore = useRestore();

  async function undo({ activityId, undone, backTo }: Done) {
    if (!(await restore(activityId))) return;
    notify(undone);
    if (backTo) await navigate(backTo);
    await client.refetchQueries({ include: 'active' });
  }

  return (done: Done) => notifyUndoable(done.message, t('undo'), () => void undo(done));
}
