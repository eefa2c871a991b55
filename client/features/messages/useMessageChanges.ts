import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { clearNotifications, evictKinds, removeRecords } from '../../records/recordLists.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { DeleteMessagesDocument, MarkMessagesDocument } from './messageChanges.generated.ts';

export interface KnownMessage {
  id: string;
  isRead: boolean;
}

export function useMessageChanges() {
  const client = useApolloClient();
  const showProblem = useShowProblem();

  async function mark(messages: readonly KnownMessage[], isRead: boolean): Promise<void> {
    const changed = messages.filter((message) => message.isRead !== isRead);
    if (changed.length === 0) return;
    const marked = changed.map(({ id }) => ({ __typename: 'Message', id, isRead }));
    const variables = { input: { ids: changed.map(({ id }) => id), isRead } };
    const marking = client.mutate({
      mutation: MarkMessagesDocument,
      variables,
      optimisticResponse: {
        markMessages: { count: marked.length, activityId: null, messages: marked },
      },
      update(cache) {
        countUnread(cache, isRead ? -changed.length : changed.length);
        if (isRead) clearNotifications(cache, variables.input.ids);
      },
    });
    const isDone = await marking.catch(showProblem);
    if (isDone && !isRead) evictKinds('Notification')(client.cache);
  }

  return { mark, remove: useRemoval(showProblem) };
}

function useRemoval(showProblem: (error: unknown) => void) {
  const { t } = useTranslation('messages');
  const client = useApolloClient();
  const offerUndo = useNotifyUndoable();

  async function remove(messages: readonly KnownMessage[]): Promise<void> {
    const ids = messages.map(({ id }) => id);
    const unread = messages.filter(({ isRead }) => !isRead).length;
    try {
      const { data } = await client.mutate({
        mutation: DeleteMessagesDocument,
        variables: { input: { ids } },
        optimisticResponse: { deleteMessages: { ids, activityId: '' } },
        update: (cache) => {
          removeRecords(cache, 'Message', ids);
          countUnread(cache, -unread);
        },
      });
      const { activityId } = data!.deleteMessages;
      const count = ids.length;
      const merge = {
        kind: 'messages deleted',
        count,
        say: (all: number) => t('deleted', { count: all }),
        sayUndone: (all: number) => t('restored', { count: all }),
      };
      offerUndo({ message: merge.say(count), undone: merge.sayUndone(count), activityId, merge });
    } catch (error) {
      showProblem(error);
    }
  }

  return remove;
}

function countUnread(cache: ApolloCache, difference: number): void {
  cache.modify({
    fields: { unreadMessages: (count: number) => Math.max(0, count + difference) },
  });
}
