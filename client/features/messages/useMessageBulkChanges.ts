import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { DeleteMessagesDocument, MarkMessagesDocument } from './messageChanges.generated.ts';
import { messageFilterIn } from './messageFilter.ts';

/** Changes all messages of a selection in one step with one undo. */
export function useMessageBulkChanges(selection: ListSelection) {
  const { t } = useTranslation('messages');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll } = selection;
  const selected = isAll ? { filter: messageFilterIn(parameters) } : { ids };
  const counted = (count: number) => ({ count, number: number(count) });

  return {
    isRunning,

    remove() {
      const deleting = client.mutate({
        mutation: DeleteMessagesDocument,
        variables: { input: selected },
        optimisticResponse: { deleteMessages: { ids, activityId: '' } },
        update: (cache) => removeRecords(cache, 'Message', ids),
      });
      return run(deleting, ({ deleteMessages: { ids, activityId } }) => ({
        message: t('deleted', counted(ids.length)),
        activityId,
        undone: t('restored', counted(ids.length)),
      }));
    },

    mark(isRead: boolean) {
      const variables = { input: { ...selected, isRead } };
      const marking = client.mutate({ mutation: MarkMessagesDocument, variables });
      return run(marking, ({ markMessages: { count, activityId } }) =>
        activityId
          ? { message: t(isRead ? 'markedRead' : 'markedUnread', counted(count)), activityId }
          : undefined,
      );
    },
  };
}
