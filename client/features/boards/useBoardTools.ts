import { useApolloClient } from '@apollo/client/react';
import { BoardOrderFragmentDoc } from './boardChanges.generated.ts';
import { type ColumnOrder, orderOf } from './boardOrder.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useStaleMove } from './useStaleMove.ts';
import { useUndoable } from '../../components/useUndoable.ts';

/** Optimistic order, error messages and undo for all changes of a board. */
export function useBoardTools({ id: boardId, columns }: BoardFragment) {
  const client = useApolloClient();
  const { explain, explainCard } = useStaleMove(boardId);
  const offerUndo = useUndoable();
  const orNotify = (change: Promise<unknown>) => void change.catch(explain);

  return {
    orNotify,
    explainCard,
    ordered: (next: readonly ColumnOrder[]) => orderOf(boardId, next),
    /** The latest one, with moves that are not answered yet: an undo comes seconds later. */
    current: (): readonly ColumnOrder[] =>
      client.readFragment({
        fragment: BoardOrderFragmentDoc,
        id: client.cache.identify({ __typename: 'Board', id: boardId }),
        optimistic: true,
      })?.columns ?? columns,
    offerRestore: (message: string, activityId: string | undefined) =>
      activityId && offerUndo({ message, activityId }),
  };
}
