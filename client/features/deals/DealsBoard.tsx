import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { closestCorners, type CollisionDetection, DndContext, DragOverlay } from '@dnd-kit/core';
import { Portal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containerAcross } from '../../ui/drag/belowCards.ts';
import { useDragContext } from '../../ui/drag/useDragContext.ts';
import type { DealStage } from '../../generated/schema.ts';
import { stagesShown } from './dealBoard.ts';
import { DealCardFace } from './DealCard.tsx';
import { DealColumn } from './DealColumn.tsx';
import { DealMoveDialogs } from './DealMoveDialogs.tsx';
import styles from './DealsBoard.module.css';
import type { DealsBoardQuery, DealsBoardQueryVariables } from './DealsBoard.generated.ts';
import { NoDeals } from './NoDeals.tsx';
import { useDealMove } from './useDealMove.ts';

interface Props {
  query: QueryRef<DealsBoardQuery>;
  variables: DealsBoardQueryVariables;
}

export function DealsBoard({ query, variables }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  const { data } = useReadQuery(query);
  const moving = useDealMove(variables);
  const stages = stagesShown(variables);
  const { dragged, ...dragging } = useCardDragging(data, moving.start);
  const isEmpty = data.dealStages.every(({ count }) => count === 0);
  return (
    <>
      {isEmpty ? (
        <NoDeals />
      ) : (
        <DndContext {...dragging}>
          <section className={styles.columns} aria-label={t('board')} tabIndex={0}>
            {stages.map((stage) => (
              <DealColumn
                key={stage}
                stage={stage}
                deals={data[stage]}
                figures={data.dealStages.find((each) => each.stage === stage)}
                variables={variables}
                onMove={moving.start}
              />
            ))}
          </section>
          <Portal>
            <DragOverlay dropAnimation={null}>
              {dragged ? <DealCardFace deal={dragged} isDragged /> : null}
            </DragOverlay>
          </Portal>
        </DndContext>
      )}
      <DealMoveDialogs moving={moving} />
    </>
  );
}

/** Drops a deal on a column; its date decides its position there. */
function useCardDragging(board: DealsBoardQuery, onMove: ReturnType<typeof useDealMove>['start']) {
  const { t } = useTranslation(['deals', 'records']);
  const [draggedId, setDraggedId] = useState<string>();
  const find = (id: unknown) =>
    Object.values(board)
      .flatMap((column) => ('nodes' in column ? column.nodes : []))
      .find((deal) => deal.id === id);
  const context = useDragContext({
    nameOf: (id) => find(id)?.title ?? '',
    placeOf: (stage) => t(`records:choicesOf.Deal.stage.${stage as DealStage}`),
    areLists: true,
  });
  return {
    ...context,
    collisionDetection,
    dragged: find(draggedId),
    onDragStart: ({ active }: { active: { id: unknown } }) => setDraggedId(String(active.id)),
    onDragCancel: () => setDraggedId(undefined),
    onDragEnd({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) {
      setDraggedId(undefined);
      const deal = find(active.id);
      if (deal && over) onMove(deal, over.id as DealStage);
    },
  };
}

/** Finds the column by the pointer's position, below a short one too; arrow keys move the card to a column's corner. */
const collisionDetection: CollisionDetection = (given) => {
  const across = containerAcross(given);
  if (across) return [{ id: across.id, data: { droppableContainer: across, value: 0 } }];
  return given.pointerCoordinates ? [] : closestCorners(given);
};
