import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type SortableOptions = Parameters<typeof useSortable>[0];

/** A thing that can be sorted: what its element needs, and what the handle by which it is taken needs. */
export function useSortableItem(options: SortableOptions) {
  const { t } = useTranslation('drag');
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    ...options,
    attributes: { roleDescription: t('sortable') },
  });
  // The same object as long as it says the same, so that `DragHandle` is not rendered at each step of a drag.
  const handle = useMemo(() => ({ ...attributes, ...listeners }), [attributes, listeners]);
  return {
    isDragging,
    item: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    handle,
    /** Of the handle alone, for an element that the mouse may take it by as well. */
    onPointerDown: listeners?.onPointerDown as ((event: PointerEvent) => void) | undefined,
  };
}
