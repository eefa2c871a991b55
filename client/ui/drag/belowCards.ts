import type { CollisionDetection, DroppableContainer } from '@dnd-kit/core';

type Given = Parameters<CollisionDetection>[0];

/** Whether the pointer drags a card below the last other card of a column, which takes it at its end. */
export function isBelowCards(given: Given, cards: readonly DroppableContainer[]): boolean {
  const { active, collisionRect, droppableRects, pointerCoordinates } = given;
  if (cards.length === 0) return true;
  if (!pointerCoordinates) return false;
  const middle = collisionRect.top + collisionRect.height / 2;
  return cards
    .filter(({ id }) => id !== active.id)
    .every(({ id }) => middle > (droppableRects.get(id)?.bottom ?? 0));
}

/** The container whose width the pointer is in, however far above or below. */
export function containerAcross({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}: Given): DroppableContainer | undefined {
  if (!pointerCoordinates) return undefined;
  const { x } = pointerCoordinates;
  return droppableContainers.find(({ id }) => {
    const rect = droppableRects.get(id);
    return rect !== undefined && x >= rect.left && x <= rect.right;
  });
}
