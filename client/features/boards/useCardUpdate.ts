import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../core/refusal.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import {
  type CardDialog_CardFragment,
  CardDialogDocument,
  UpdateCardDocument,
} from './CardDialog.generated.ts';
import { type CardChanges, mergedChanges } from './mergedCard.ts';

type Card = CardDialog_CardFragment;
/** Writes a card optimistically; rejects with the gateway's refusal. */
export function useWriteCard(boardId: string) {
  const client = useApolloClient();
  return async (over: Card, changes: CardChanges, shown: Partial<Card> = {}) => {
    const { id, version } = over;
    const { data } = await client.mutate({
      mutation: UpdateCardDocument,
      variables: { input: { boardId, id, version, ...changes } },
      optimisticResponse: {
        updateCard: { activityId: '', card: { ...over, ...shown, version: version + 1 } },
      },
    });
    return data!.updateCard;
  };
}

/** Changes a card optimistically, and merges with other people's changes of it and its lists. */
export function useCardUpdate(boardId: string, card: Card) {
  const { t } = useTranslation('boards');
  const client = useApolloClient();
  const addUndo = useSilentUndo();
  const showProblem = useShowProblem();
  const write = useWriteCard(boardId);

  const asItIs = async () => {
    const asked = { query: CardDialogDocument, variables: { id: card.id } };
    return (await client.query({ ...asked, fetchPolicy: 'network-only' })).data?.card;
  };

  async function writeOrMerge(changes: CardChanges, shown: Partial<Card>) {
    try {
      return await write(card, changes, shown);
    } catch (error) {
      if (refusalOf(error)?.code !== 'CONFLICT') throw error;
      const current = await asItIs();
      const merged = current && mergedChanges({ seen: card, current, changes });
      if (!merged) throw error;
      return write(current, merged);
    }
  }

  /** Resolves to whether it was saved; `shown` is what the optimistic card shows. */
  return async function update(
    changes: CardChanges,
    shown: Partial<Card> = {},
    offerUndo = (activityId: string) => addUndo(t('cardSaved'), activityId),
  ): Promise<boolean> {
    try {
      const { activityId } = await writeOrMerge(changes, shown);
      offerUndo(activityId);
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    }
  };
}

export type CardUpdate = ReturnType<typeof useCardUpdate>;
