import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify, notifyProblem, notifyUndoable } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';
import {
  DeleteMessagesDocument,
  MarkMessagesDocument,
  RestoreMessagesDocument,
} from './messageChanges.generated.ts';

/** What a change has to know of a message. */
export interface KnownMessage {
  id: string;
  isRead: boolean;
}

interface StoredList {
  nodes: readonly Reference[];
  totalCount: number;
}

/** Changes of several messages at once; each shows at once, and is taken back when the gateway refuses it. */
export function useMessageChanges() {
  const { t } = useTranslation(['messages', 'common']);
  const client = useApolloClient();
  const showProblem = (error: unknown) =>
    notifyProblem(refusalOf(error)?.message ?? t('common:somethingWrong'));

  async function mark(messages: readonly KnownMessage[], isRead: boolean): Promise<void> {
    const changed = messages.filter((message) => message.isRead !== isRead);
    if (changed.length === 0) return;
    const marked = changed.map(({ id }) => ({ __typename: 'Message', id, isRead }));
    const marking = client.mutate({
      mutation: MarkMessagesDocument,
      variables: { input: { ids: changed.map(({ id }) => id), isRead } },
      optimisticResponse: { markMessages: { messages: marked } },
      update: (cache) => countUnread(cache, isRead ? -changed.length : changed.length),
    });
    await marking.catch(showProblem);
  }

  return { mark, remove: useRemoval(showProblem) };
}

/** Deletes several messages at once, and offers to take it back. */
function useRemoval(showProblem: (error: unknown) => void) {
  const { t } = useTranslation(['messages', 'common']);
  const client = useApolloClient();

  async function remove(messages: readonly KnownMessage[]): Promise<void> {
    const ids = messages.map(({ id }) => id);
    const unread = messages.filter(({ isRead }) => !isRead).length;
    try {
      const { data } = await client.mutate({
        mutation: DeleteMessagesDocument,
        variables: { input: { ids } },
        optimisticResponse: { deleteMessages: { ids, activityId: '' } },
        update: (cache) => {
          takeOut(cache, new Set(ids));
          countUnread(cache, -unread);
        },
      });
      const { activityId } = data!.deleteMessages;
      const said = t('deleted', { count: ids.length });
      notifyUndoable(said, t('common:undo'), () => void bringBack(activityId, ids.length));
    } catch (error) {
      showProblem(error);
    }
  }

  async function bringBack(activityId: string, count: number): Promise<void> {
    try {
      const variables = { input: { activityId } };
      await client.mutate({ mutation: RestoreMessagesDocument, variables });
      await client.refetchQueries({ include: 'active' });
      notify(t('restored', { count }));
    } catch (error) {
      showProblem(error);
    }
  }

  return remove;
}

/** The one number of unread messages: what shows it anywhere shows the same. */
function countUnread(cache: ApolloCache, difference: number): void {
  cache.modify({
    fields: { unreadMessages: (count: number) => Math.max(0, count + difference) },
  });
}

function takeOut(cache: ApolloCache, ids: ReadonlySet<string>): void {
  cache.modify({
    fields: {
      messages(stored, { readField }) {
        const list = stored as StoredList;
        const nodes = list.nodes.filter((node) => !ids.has(String(readField('id', node))));
        return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
      },
    },
  });
}
