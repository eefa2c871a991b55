import {
  type Announcements,
  type DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** A press that moves less is a click. */
const DRAG_STARTS_AFTER_PIXELS = 5;

// The same objects at each render: new ones would make every handle of the page anew at each step of a drag.
const pointerOptions = { activationConstraint: { distance: DRAG_STARTS_AFTER_PIXELS } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

interface Names {
  /** What a thing that is dragged is called. */
  nameOf: (id: UniqueIdentifier) => string;
  /** Where it would be, said as “2 of 5 in Ready”. */
  placeOf: (overId: UniqueIdentifier) => string;
}

/** What a drag needs to be done by pointer, finger and keyboard, and to be told of in the chosen language. */
export function useDragContext({ nameOf, placeOf }: Names) {
  const { t } = useTranslation('drag');
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('started', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? t('moved', { name: nameOf(active.id), place: placeOf(over.id) })
        : t('nowhere', { name: nameOf(active.id) }),
    onDragEnd: ({ active, over }) =>
      over
        ? t('dropped', { name: nameOf(active.id), place: placeOf(over.id) })
        : t('cancelled', { name: nameOf(active.id) }),
    onDragCancel: ({ active }) => t('cancelled', { name: nameOf(active.id) }),
  };
  const screenReaderInstructions = { draggable: t('instructions') };
  return {
    sensors,
    accessibility: { announcements, screenReaderInstructions },
  } satisfies ComponentProps<typeof DndContext>;
}
