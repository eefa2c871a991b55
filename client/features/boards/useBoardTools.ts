import { type ColumnOrder, orderOf } from './boardOrder.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useStaleMove } from './useStaleMove.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';

/** Returns the optimistic order, error messages and undo for all changes of a board. */
export function useBoardTools({ id: boardId }: BoardFragment) {
  const { explain, explainCard } = useStaleMove(boardId);
  const offerUndo = useNotifyUndoable();
  const orNotify = (change: Promise<unknown>) => void change.catch(explain);

  return {
    orNotify,
    explainCard,
    ordered: (next: readonly ColumnOrder[]) => orderOf(boardId, next),
    offerRestore: (message: string, activityId: string | undefined) =>
      activityId && offerUndo({ message, activityId }),
  };
}
