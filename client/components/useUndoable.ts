import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify, notifyProblem, notifyUndoable } from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';
import { forgetLists, type ListField } from './cachedLists.ts';
import { useRestore } from './useRestore.ts';

interface Done {
  message: string;
  /** Of the activity that the gateway takes back. */
  activityId: string;
  /** What to say when it has been taken back. */
  undone: string;
}

/** Says what was done and offers to take it back; the lists are then read anew, and what is shown. */
export function useUndoable(...lists: readonly ListField[]) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const restore = useRestore();

  async function undo({ activityId, undone }: Done) {
    if (!(await restore(activityId))) return;
    notify(undone);
    forgetLists(client.cache, ...lists);
    await client.refetchQueries({ include: 'active' });
  }

  return (done: Done) => notifyUndoable(done.message, t('undo'), () => void undo(done));
}

/** Says in a corner why the gateway refused, or that it could not be reached. */
export function useShowProblem() {
  const { t } = useTranslation();
  return (error: unknown) => notifyProblem(refusalOf(error)?.message ?? t('somethingWrong'));
}
