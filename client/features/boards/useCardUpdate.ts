import { useMutation } from '@apollo/client/react';
import type { UpdateCardInput } from '../../generated/schema.ts';
import { type CardDialog_CardFragment, UpdateCardDocument } from './CardDialog.generated.ts';
import { useShowProblem } from '../../components/useShowProblem.ts';

type Card = CardDialog_CardFragment;
type Changes = Partial<Omit<UpdateCardInput, 'boardId' | 'id' | 'version'>>;

/** Changes a card: at once on the screen; taken back, and read anew, when the gateway refuses it. */
export function useCardUpdate(boardId: string, card: Card) {
  const showProblem = useShowProblem();
  const [updateCard] = useMutation(UpdateCardDocument);
  const { id, version } = card;

  /** `shown` is what the card is like until the gateway has answered. */
  return async function update(changes: Changes, shown: Partial<Card> = {}): Promise<boolean> {
    const expected = { ...card, ...shown, version: version + 1 };
    try {
      await updateCard({
        variables: { input: { boardId, id, version, ...changes } },
        optimisticResponse: { updateCard: { card: expected } },
      });
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    }
  };
}

export type CardUpdate = ReturnType<typeof useCardUpdate>;
