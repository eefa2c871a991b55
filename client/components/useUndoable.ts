import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUndoable } from '../app/notify.tsx';
import { forgetLists, type ListField } from './cachedLists.ts';
import { useRestore } from './useRestore.ts';

export interface Done {
  message: string;
  /** Of the activity that the gateway takes back. */
  activityId: string;
  /** What to say when it has been taken back. */
  undone: string;
  /** Where to go then; without it, what is shown is read anew. */
  backTo?: string;
}

/** Says what was done and offers to take it back; the lists are then read anew. */
export function useUndoable(...lists: readonly ListField[]) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const restore = useRestore();

  async function undo({ activityId, undone, backTo }: Done) {
    if (!(await restore(activityId))) return;
    notify(undone);
    forgetLists(client.cache, ...lists);
    if (backTo) return navigate(backTo);
    await client.refetchQueries({ include: 'active' });
  }

  return (done: Done) => notifyUndoable(done.message, t('undo'), () => void undo(done));
}
