import { useStableFunctions } from '../../ui/useStableFunctions.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useCardChanges } from './useCardChanges.ts';
import { useColumnChanges } from './useColumnChanges.ts';

export function useBoardChanges(board: BoardFragment) {
  return useStableFunctions({ ...useColumnChanges(board), ...useCardChanges(board) });
}

export type BoardChanges = ReturnType<typeof useBoardChanges>;
