import { closestCorners, type CollisionDetection, type DroppableContainer } from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';
import { isBelowCards } from '../../ui/drag/belowCards.ts';

/** The id of the list of columns; a card's list is its column. */
export const COLUMNS = 'columns';

/** The id of the text that tells how to drag; handles of tiles name it as their description. */
export const BOARD_DRAG = 'board-drag';

const listOf = (container: DroppableContainer) =>
  hasSortableData(container) ? container.data.current.sortable.containerId : undefined;

/** Columns collide with columns; cards with the nearest card of the column under them, or below all with the column. */
export const boardCollisions: CollisionDetection = (given) => {
  const { active, droppableContainers, droppableRects, collisionRect, pointerCoordinates } = given;
  const inList = (list: unknown) => droppableContainers.filter((each) => listOf(each) === list);
  const columns = inList(COLUMNS);
  if (columns.some(({ id }) => id === active.id)) {
    return closestCorners({ ...given, droppableContainers: columns });
  }
  const middle = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
  const distances = columns.flatMap((column) => {
    const rect = droppableRects.get(column.id);
    return rect ? { column, distance: Math.abs(rect.left + rect.width / 2 - middle) } : [];
  });
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  if (!nearest) return [];
  const cards = inList(nearest.column.id);
  const isAtEnd = isBelowCards(given, cards);
  return closestCorners({ ...given, droppableContainers: isAtEnd ? [nearest.column] : cards });
};
