import { useApolloClient } from '@apollo/client/react';
import { BoardOrderFragmentDoc } from './boardChanges.generated.ts';
import { type ColumnOrder, orderOf } from './boardOrder.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useStaleMove } from './useStaleMove.ts';
import { useUndoable } from '../../components/useUndoable.ts';

/** What every change on a board needs: the order to come, a word when it is refused, and the way back. */
export function useBoardTools({ id: boardId, columns }: BoardFragment) {
  const client = useApolloClient();
  const { explain, explainCard } = useStaleMove(boardId);
  const offerUndo = useUndoable();
  const orNotify = (change: Promise<unknown>) => void change.catch(explain);

  return {
    orNotify,
    explainCard,
    /** What the gateway will answer of the order. */
    ordered: (next: readonly ColumnOrder[]) => orderOf(boardId, next),
    /** As it is by now: an undo comes seconds later. */
    current: (): readonly ColumnOrder[] =>
      client.readFragment({
        fragment: BoardOrderFragmentDoc,
        id: client.cache.identify({ __typename: 'Board', id: boardId }),
      })?.columns ?? columns,
    offerRestore: (message: string, activityId: string | undefined) =>
      activityId && offerUndo({ message, activityId }),
  };
}
