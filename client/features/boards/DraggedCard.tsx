import { DragOverlay, useDndContext } from '@dnd-kit/core';
import { Portal } from '@mantine/core';
import { clsx } from 'clsx';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import styles from './CardTile.module.css';
import { CardFace } from './CardTile.tsx';

interface Props {
  columns: BoardFragment['columns'];
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

/** Shows the card in an overlay, since the column would clip it. */
export function DraggedCard({ columns, labels, members }: Props) {
  const { active } = useDndContext();
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === active?.id);
  return (
    <Portal>
      <DragOverlay dropAnimation={null}>
        {card ? (
          <div className={clsx(styles.card, styles.dragged)}>
            <CardFace card={card} labels={labels} members={members} isDragged />
          </div>
        ) : null}
      </DragOverlay>
    </Portal>
  );
}
