import { Box } from '@mantine/core';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { CardTile } from './CardTile.tsx';
import styles from './ColumnCards.module.css';
import type { BoardChanges } from './useBoardChanges.ts';
import { useCardWindow } from './useCardWindow.ts';

interface Props {
  column: BoardFragment['columns'][number];
  /** The dragged or focused card: it stays mounted when scrolled out of sight. */
  heldId: string | undefined;
  /** The card that was added last; scrolled into view. */
  addedId: string | undefined;
  onMove: BoardChanges['moveCard'];
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

export function ColumnCards({ column, heldId, addedId, ...shared }: Props) {
  const { ref, rows } = useCardWindow(column.cards, { heldId, addedId });
  return (
    <ul ref={ref} className={styles.cards}>
      {rows.map((row, index) =>
        'card' in row ? (
          <CardTile
            key={row.card.id}
            card={row.card}
            index={row.index}
            columnId={column.id}
            count={column.cards.length}
            {...shared}
          />
        ) : (
          <Box
            component="li"
            key={`room ${index}`}
            className={styles.room}
            h={row.room}
            aria-hidden
          />
        ),
      )}
    </ul>
  );
}
