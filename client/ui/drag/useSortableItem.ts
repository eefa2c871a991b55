import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type SortableOptions = Parameters<typeof useSortable>[0];

export function useSortableItem(options: SortableOptions) {
  const { t } = useTranslation('drag');
  const roleDescription = useMemo(() => t('sortable'), [t]);
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    ...options,
    attributes: { roleDescription },
  });
  // It is memoized, so that handles do not render at each step of a drag.
  const handle = useMemo(() => ({ ...attributes, ...listeners }), [attributes, listeners]);
  return {
    isDragging,
    item: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    handle,
    /** Also put on an element that is itself dragged by the mouse. */
    onPointerDown: listeners?.onPointerDown as ((event: PointerEvent) => void) | undefined,
  };
}
