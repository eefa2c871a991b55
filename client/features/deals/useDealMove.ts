import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { useLastAuthor } from '../../records/history/useLastAuthor.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { DealStage } from '../../generated/schema.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { isClosed } from './dealTiming.ts';
import { MoveDealDocument } from './dealChanges.generated.ts';
import type { DealsBoardQueryVariables } from './DealsBoard.generated.ts';
import { type Loss, noLoss } from './lossReason.ts';
import { useDealPlacing } from './useDealPlacing.ts';

type Deal = DealCard_DealFragment;

export type DealMoving = ReturnType<typeof useDealMove>;

/** Moves a deal optimistically, with undo. `board` has the variables of the shown board, if any. */
export function useDealMove(board?: DealsBoardQueryVariables) {
  const { t } = useTranslation(['deals', 'records']);
  const [losing, setLosing] = useState<Deal>();
  const [won, setWon] = useState<Deal>();
  const move = useMove(board, {
    onWon: setWon,
    onUndone: (id) => setWon((deal) => (deal?.id === id ? undefined : deal)),
  });

  return {
    /** Asks for the reason of a lost deal; explains a move that is not allowed. */
    start(deal: Deal, stage: DealStage) {
      if (stage === deal.stage) return;
      if (deal.invoiceId) notifyProblem(t('staysWonBecause', { title: deal.title }));
      else if (stage === 'lost') setLosing(deal);
      else void move(deal, stage);
    },
    losing,
    lose(loss: Loss) {
      setLosing(undefined);
      if (losing) void move(losing, 'lost', loss);
    },
    keep: () => setLosing(undefined),
    won,
    closeOffer: () => setWon(undefined),
  };
}

interface Callbacks {
  onWon: (deal: Deal) => void;
  onUndone: (id: string) => void;
}

function useMove(board: DealsBoardQueryVariables | undefined, { onWon, onUndone }: Callbacks) {
  const { t } = useTranslation(['deals', 'records']);
  const client = useApolloClient();
  const offerUndo = useNotifyUndoable();
  const place = useDealPlacing(board);
  const explain = useExplanation(place.asItIs);

  async function move(deal: Deal, stage: DealStage, loss: Loss = noLoss) {
    const { id, title, version } = deal;
    const stageChangedAt = new Date().toISOString();
    const closedAt = isClosed(stage) ? stageChangedAt : null;
    const shown = {
      ...{ ...deal, stage, ...loss, stageChangedAt, closedAt, version: version + 1 },
      lossReason: null,
    };
    const moving = client.mutate({
      mutation: MoveDealDocument,
      variables: { input: { id, version, stage, ...loss } },
      optimisticResponse: {
        moveDealToStage: { activityId: '', deal: shown },
      },
      update: (cache, { data }) => data && place.inItsStage(data.moveDealToStage.deal, cache),
    });
    try {
      const { data } = await moving;
      if (!data) return;
      const { activityId, deal: moved } = data.moveDealToStage;
      offerUndo({
        message: t('movedTo', { title, stage: t(`records:choicesOf.Deal.stage.${stage}`) }),
        undone: t('movedBack', { title }),
        activityId,
        then: () => {
          onUndone(id);
          return place.asItIs(id);
        },
      });
      if (stage === 'won' && moved.customer && !moved.invoiceId) onWon(moved);
      await place.asItIs(id);
    } catch (error) {
      await explain(deal, error);
    }
  }

  return move;
}

/** Explains a conflict: says where the deal went, and shows it there. */
function useExplanation(showAsItIs: (id: string) => Promise<unknown>) {
  const { t } = useTranslation(['deals', 'records']);
  const showProblem = useShowProblem();
  const lastAuthor = useLastAuthor();
  return async ({ id, title }: Deal, error: unknown) => {
    const refusal = refusalOf(error);
    const current = refusal?.current as { stage?: DealStage } | undefined;
    if (refusal?.code === 'CONFLICT' && current?.stage) {
      const stage = t(`records:choicesOf.Deal.stage.${current.stage}`);
      notifyProblem(t('movedByOther', { by: await lastAuthor(id), title, stage }));
    } else if (refusal?.code === 'NOT_FOUND') {
      notifyProblem(t('goneMeanwhile', { by: await lastAuthor(id), title }));
    } else {
      showProblem(error);
      if (!refusal) return;
    }
    await showAsItIs(id);
  };
}
