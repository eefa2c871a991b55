import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { evictLists, removeFromLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import type { ListSelection } from '../../components/useListSelection.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import { DeleteUsersDocument, UpdateUsersDocument } from './UserBulkActions.generated.ts';
import { userFilterIn } from './userFilter.ts';
import { UsersPageDocument } from './UsersPage.generated.ts';

/** Changes of all people of a selection, each in one step with one undo. */
export function useUserBulkChanges(selection: ListSelection) {
  const { ids, isAll, count } = selection;
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkRun(selection);
  const undoToast = useUndoToast();
  const selected = isAll ? { filter: userFilterIn(parameters) } : { ids };

  return {
    isRunning,

    async remove(): Promise<void> {
      const deleting = client.mutate({
        mutation: DeleteUsersDocument,
        variables: { input: selected },
        optimisticResponse: { deleteUsers: { count, activityId: '' } },
        update: (cache) => removeFromLists(cache, 'users', ids),
      });
      undoToast('deleted', (await run(deleting))?.data?.deleteUsers);
    },

    async setActive(isActive: boolean): Promise<void> {
      const changing = client.mutate({
        mutation: UpdateUsersDocument,
        variables: { input: { ...selected, isActive } },
        optimisticResponse: { updateUsers: { count, activityId: '' } },
        update(cache) {
          const fields = { isActive: () => isActive };
          for (const id of ids) {
            cache.modify({ id: cache.identify({ __typename: 'User', id }), fields });
          }
        },
      });
      undoToast(isActive ? 'activated' : 'deactivated', (await run(changing))?.data?.updateUsers);
    },
  };
}

/** Ends the selection once its change is made, and reads the list anew. */
function useBulkRun({ clear }: ListSelection) {
  const client = useApolloClient();
  const attempt = useAttempt();
  const [isRunning, setIsRunning] = useState(false);

  async function run<Result>(change: Promise<Result>): Promise<Result | undefined> {
    setIsRunning(true);
    const result = await attempt(change);
    if (result) clear();
    evictLists(client.cache, 'users', 'user');
    await client.refetchQueries({ include: [UsersPageDocument] });
    setIsRunning(false);
    return result;
  }

  return { isRunning, run };
}

function useUndoToast() {
  const { t } = useTranslation('users');
  const { number } = useFormat();
  const offerUndo = useUndoable();
  return (what: 'activated' | 'deactivated' | 'deleted', payload: Payload | undefined) => {
    if (!payload) return;
    const message = t(`bulk.${what}`, { count: payload.count, number: number(payload.count) });
    offerUndo({ message, undone: t('bulk.restored'), activityId: payload.activityId });
  };
}

interface Payload {
  count: number;
  activityId: string;
}
