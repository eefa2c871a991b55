import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../ui/useAttempt.ts';
import { linkTo } from '../../core/paths.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useSayCreated } from '../../records/undo/useSayCreated.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { AddCardDocument, DeleteCardDocument, MoveCardDocument } from './boardChanges.generated.ts';
import { passesFilter } from './boardFilter.ts';
import { placeOfCard, withCardAt } from './boardOrder.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useBoardTools } from './useBoardTools.ts';
import { byList } from './writeOrder.ts';

type CardPlace = NonNullable<ReturnType<typeof placeOfCard>>;

export function useCardChanges(board: BoardFragment) {
  const { t } = useTranslation('boards');
  const { id: boardId, columns } = board;
  const { orNotify, explainCard, ordered, offerRestore } = useBoardTools(board);
  const addCard = useCardAddition(boardId);
  const offerUndo = useNotifyUndoable();
  const [runMove] = useMutation(MoveCardDocument);
  const [runDelete] = useMutation(DeleteCardDocument);

  return {
    moveCard(cardId: string, to: CardPlace) {
      const from = placeOfCard(columns, cardId);
      if (!from || (from.columnId === to.columnId && from.index === to.index)) return;
      const name = titleOf(columns, cardId);
      const list = columns.find(({ id }) => id === to.columnId)?.title ?? '';
      const explain = (error: unknown) => explainCard({ id: cardId, title: name, list }, error);
      const done = { message: t('moved', { name, list }), undone: t('movedBack', { name }) };
      const board = ordered(withCardAt(columns, cardId, to));
      const moved = runMove({
        variables: { input: { boardId, id: cardId, fromColumnId: from.columnId, ...to } },
        ...byList,
        optimisticResponse: { moveCard: { activityId: '', board } },
      });
      void moved.then(({ data }) => {
        if (data) offerUndo({ ...done, activityId: data.moveCard.activityId });
      }, explain);
    },
    addCard,
    deleteCard(id: string) {
      const rest = columns.map((column) => ({
        ...column,
        cards: column.cards.filter((card) => card.id !== id),
      }));
      const deleted = runDelete({
        variables: { input: { boardId, id } },
        ...byList,
        optimisticResponse: { deleteCard: { activityId: '', board: ordered(rest) } },
      });
      const message = t('cardDeleted', { name: titleOf(columns, id) });
      orNotify(deleted.then(({ data }) => offerRestore(message, data?.deleteCard.activityId)));
    },
  };
}

function useCardAddition(boardId: string) {
  const { t } = useTranslation('boards');
  const attempt = useAttempt();
  const sayCreated = useSayCreated();
  const [, , coming] = useAddressParams([]);
  const [runAdd] = useMutation(AddCardDocument);
  /** Resolves to the id of the new card; undefined when it was refused. */
  return async (columnId: string, title: string): Promise<string | undefined> => {
    const adding = runAdd({ variables: { input: { boardId, columnId, title } } });
    const added = (await attempt(adding))?.data?.addCard;
    if (!added) return undefined;
    sayCreated({
      message: t('cardAdded', { name: title }),
      activityId: added.activityId,
      isShown: passesFilter(added.card, (key) => coming().get(key) ?? ''),
      link: { to: linkTo.card(boardId, added.card.id), label: t('showCard') },
    });
    return added.card.id;
  };
}

const titleOf = (columns: BoardFragment['columns'], cardId: string) =>
  columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId)?.title ?? '';
