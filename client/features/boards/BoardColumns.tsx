import { DndContext, type DragOverEvent, type UniqueIdentifier } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { useDragContext } from '../../ui/drag/useDragContext.ts';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { BOARD_DRAG, boardCollisions, COLUMNS } from './boardCollisions.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardColumnsContext } from './boardColumnsContext.ts';
import styles from './BoardColumns.module.css';
import { filteredColumns } from './boardFilter.ts';
import { placeOfCard, wholeIndex, withCardAt, withCardDropped } from './boardOrder.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { DraggedCard } from './DraggedCard.tsx';
import { DraftTitleForm } from './TitleForm.tsx';
import type { BoardChanges } from './useBoardChanges.ts';
import { useCardKeys } from './useCardKeys.ts';
import { useNewCard } from './useNewCard.ts';

interface Props {
  board: BoardFragment;
  changes: BoardChanges;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

type Columns = BoardFragment['columns'];

export function BoardColumns({ board, changes, labels, members }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const { get } = useListParams();
  const mayChange = useIsInGroup('editor');
  useNewCard({ hasLists: board.columns.length > 0 });
  useCardKeys();
  const shown = filteredColumns(board.columns, get);
  const [heldId, hold] = useState<string>();
  const reaching = useReach();
  const { columns, ...dragging } = useColumnDragging(board.columns, shown, { changes, reaching });
  const heldIn = placeOfCard(columns, heldId)?.columnId;
  const holdFocused = ({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-card]');
    if (card) hold(card.dataset.card);
  };
  return (
    <>
      {board.columns.length === 0 ? (
        <EmptyList title={t('empty.columns')} text={t('empty.columnsText')} />
      ) : null}
      <BoardColumnsContext value={board.columns}>
        <DndContext
          id={BOARD_DRAG}
          {...dragging}
          onDragStart={({ active, activatorEvent }) => {
            hold(String(active.id));
            if (activatorEvent instanceof KeyboardEvent) reaching.reach(EVERY_COLUMN);
            else focusCard(String(active.id));
          }}
        >
          <section
            className={styles.columns}
            data-fills-width
            aria-label={t('records:fieldsOf.Board.columns')}
            tabIndex={0}
            onFocus={holdFocused}
          >
            <SortableContext
              id={COLUMNS}
              items={columns.map(({ id }) => id)}
              strategy={horizontalListSortingStrategy}
            >
              {columns.map((column, index) => (
                <BoardColumn
                  key={column.id}
                  column={column}
                  index={index}
                  last={board.columns.length - 1}
                  heldId={column.id === heldIn ? heldId : undefined}
                  isReached={column.id === heldIn || reaching.isReached(column.id)}
                  onReach={reaching.reach}
                  changes={changes}
                  labels={labels}
                  members={members}
                />
              ))}
            </SortableContext>
            {mayChange ? (
              <div className={styles.add}>
                <DraftTitleForm
                  draft={`New list of board ${board.id}`}
                  isQuiet
                  label={t('newColumn')}
                  submit={t('add')}
                  onSubmit={(title) => changes.addColumn(title)}
                />
              </div>
            ) : null}
          </section>
          <DraggedCard columns={board.columns} labels={labels} members={members} />
        </DndContext>
      </BoardColumnsContext>
    </>
  );
}

/** Focuses the card's title, since a press beside it leaves the focus to the list of columns. */
function focusCard(id: string): void {
  const title = document.getElementById(`card-${id}`);
  const tile = title?.closest('[data-card]');
  if (!tile?.contains(document.activeElement)) title?.focus({ preventScroll: true });
}

const EVERY_COLUMN = '';

/** Keeps which column is under the pointer, beside that of the dragged or focused card. */
function useReach() {
  const [reached, reach] = useState<string>();
  return { reach, isReached: (id: string) => reached === EVERY_COLUMN || reached === id };
}

interface Told {
  changes: BoardChanges;
  reaching: ReturnType<typeof useReach>;
}

/** Shows a dragged card where it would be dropped, also in another column. */
function useColumnDragging(whole: Columns, shown: Columns, { changes, reaching }: Told) {
  const { t } = useTranslation('drag');
  const [dragged, setDragged] = useState<Columns>();
  const columns = dragged ?? shown;
  const isColumn = (id: UniqueIdentifier) => whole.some((column) => column.id === id);
  const indexOf = (id: UniqueIdentifier) => columns.findIndex((column) => column.id === id);

  function nameOf(id: UniqueIdentifier): string {
    const cards = whole.flatMap((column) => column.cards);
    return [...whole, ...cards].find((each) => each.id === id)?.title ?? '';
  }

  function placeOf(id: UniqueIdentifier): string {
    const place = placeOfCard(columns, String(id));
    const column = columns.find((each) => each.id === (place?.columnId ?? id));
    if (!place && !column) return '';
    const count = column?.cards.length ?? 0;
    const position = place ? place.index + 1 : count;
    return t('placeIn', {
      position: Math.max(1, position),
      count: Math.max(1, count),
      list: column?.title ?? '',
    });
  }

  /** Returns a card's place, or the end of a column. */
  const targetOf = (overId: UniqueIdentifier) =>
    placeOfCard(columns, String(overId)) ?? {
      columnId: String(overId),
      index: columns.find(({ id }) => id === overId)?.cards.length ?? 0,
    };

  function onDragOver({ active, over }: DragOverEvent) {
    if (!over || isColumn(active.id) || active.id === over.id) return;
    const cardId = String(active.id);
    const to = targetOf(over.id);
    const column = columns.find(({ id }) => id === over.id);
    if (column?.cards.at(-1)?.id === cardId) return;
    if (column && column.cards.length > 0 && !reaching.isReached(to.columnId)) {
      reaching.reach(to.columnId);
      return;
    }
    setDragged(withCardAt(columns, cardId, to));
  }

  function onDragEnd({ active, over }: DragOverEvent) {
    setDragged(undefined);
    if (!over) return;
    if (isColumn(active.id)) {
      const to = isColumn(over.id) ? over.id : placeOfCard(columns, String(over.id))?.columnId;
      if (to !== undefined) changes.moveColumn(indexOf(active.id), indexOf(to));
      return;
    }
    const cardId = String(active.id);
    // A fast drop can come before the card is shown there.
    const next =
      withCardDropped(columns, cardId, String(over.id)) ??
      dragged ??
      (over.id === active.id ? undefined : withCardAt(columns, cardId, targetOf(over.id)));
    const place = next && placeOfCard(next, cardId);
    if (!place) return;
    const cardsOf = (list: Columns) => list.find(({ id }) => id === place.columnId)?.cards ?? [];
    const index = wholeIndex(cardsOf(whole), cardsOf(next), cardId);
    changes.moveCard(cardId, { columnId: place.columnId, index });
  }

  return {
    columns,
    ...useDragContext({ nameOf, placeOf }),
    collisionDetection: boardCollisions,
    onDragOver,
    onDragEnd,
    onDragCancel: () => setDragged(undefined),
  };
}
