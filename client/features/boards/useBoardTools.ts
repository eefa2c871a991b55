import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notifyUndoable } from '../../app/notify.tsx';
import { BoardOrderFragmentDoc, RestoreOnBoardDocument } from './boardChanges.generated.ts';
import { type ColumnOrder, orderOf } from './boardOrder.ts';
import { type BoardFragment, BoardPageDocument } from './BoardPage.generated.ts';
import { useShowProblem } from '../../components/useShowProblem.ts';

/** What every change on a board needs: the order to come, a word when it is refused, and the way back. */
export function useBoardTools({ id: boardId, columns }: BoardFragment) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const showProblem = useShowProblem();
  const [runRestore] = useMutation(RestoreOnBoardDocument);
  const orNotify = (change: Promise<unknown>) => void change.catch(showProblem);

  function restore(activityId: string) {
    const restored = runRestore({ variables: { input: { activityId } } });
    orNotify(restored.then(() => client.refetchQueries({ include: [BoardPageDocument] })));
  }

  return {
    orNotify,
    /** What the gateway will answer of the order. */
    ordered: (next: readonly ColumnOrder[]) => orderOf(boardId, next),
    /** As it is by now: an undo comes seconds later. */
    current: (): readonly ColumnOrder[] =>
      client.readFragment({
        fragment: BoardOrderFragmentDoc,
        id: client.cache.identify({ __typename: 'Board', id: boardId }),
      })?.columns ?? columns,
    offerRestore: (message: string, activityId: string | undefined) =>
      activityId && notifyUndoable(message, t('undo'), () => restore(activityId)),
  };
}
