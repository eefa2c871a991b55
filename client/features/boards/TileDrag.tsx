import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, type RefObject, use, useLayoutEffect } from 'react';

export type TileListeners = ReturnType<typeof useSortable>['listeners'];

interface Props {
  id: string;
  tileRef: RefObject<HTMLElement | null>;
  /** Is filled with what the tile's handle does. */
  listenersRef: RefObject<TileListeners>;
}

/** Whether a drag may begin or end in the column: each step of it then renders something for each card. */
export const ReachContext = createContext(false);

/** Drags a tile, and moves it out of the way of others. Stands apart from the tile, which no step of a drag renders. */
export function ReachedTile(props: Props) {
  return use(ReachContext) ? <TileDrag {...props} /> : null;
}

function TileDrag({ id, tileRef, listenersRef }: Props) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const moved = CSS.Translate.toString(transform);

  useLayoutEffect(() => {
    setNodeRef(tileRef.current);
    return () => setNodeRef(null);
  }, [setNodeRef, tileRef]);
  useLayoutEffect(() => {
    listenersRef.current = listeners;
    return () => {
      listenersRef.current = undefined;
    };
  }, [listenersRef, listeners]);
  useLayoutEffect(() => {
    const { current } = tileRef;
    if (!current) return undefined;
    Object.assign(current.style, { transform: moved ?? '', transition: transition ?? '' });
    current.toggleAttribute('data-dragging', isDragging);
    return () => {
      Object.assign(current.style, { transform: '', transition: '' });
      current.removeAttribute('data-dragging');
    };
  }, [tileRef, moved, transition, isDragging]);

  return null;
}
