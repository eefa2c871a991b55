import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import type { Done } from '../../records/undo/useUndoable.ts';
import { DeleteUsersDocument, UpdateUsersDocument } from './UserBulkActions.generated.ts';
import { userFilterIn } from './userListFilter.ts';

export function useUserBulkChanges(selection: ListSelection) {
  const { ids, isAll, count } = selection;
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const done = useWords();
  const selected = isAll ? { filter: userFilterIn(parameters) } : { ids };

  return {
    isRunning,

    async remove(): Promise<void> {
      const deleting = client.mutate({
        mutation: DeleteUsersDocument,
        variables: { input: selected },
        optimisticResponse: { deleteUsers: { count, activityId: '' } },
        update: (cache) => removeRecords(cache, 'User', ids),
      });
      await run(deleting, ({ deleteUsers }) => done('deleted', deleteUsers));
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
      await run(changing, ({ updateUsers }) =>
        done(isActive ? 'activated' : 'deactivated', updateUsers),
      );
    },
  };
}

function useWords() {
  const { t } = useTranslation('users');
  const { number } = useFormat();
  return (what: 'activated' | 'deactivated' | 'deleted', { count, activityId }: Payload): Done => ({
    message: t(`bulk.${what}`, { count, number: number(count) }),
    activityId,
  });
}

interface Payload {
  count: number;
  activityId: string;
}
