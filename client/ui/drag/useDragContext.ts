import {
  type Announcements,
  type DndContext,
  KeyboardSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drags } from '../../core/live.ts';
import { DropSensor } from './DropSensor.ts';

/** A shorter drag is a click. */
const DRAG_STARTS_AFTER_PIXELS = 5;

// The objects are constant: new ones would render every handle at each step of a drag.
const pointerOptions = { activationConstraint: { distance: DRAG_STARTS_AFTER_PIXELS } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

interface Names {
  nameOf: (id: UniqueIdentifier) => string;
  placeOf: (overId: UniqueIdentifier) => string;
  /** Whether a place is a list as a whole, not a position in it. */
  areLists?: boolean;
}

/** Returns dnd-kit's settings for pointer, touch and keyboard, and its announcements in the chosen language. */
export function useDragContext({ nameOf, placeOf, areLists }: Names) {
  const { t } = useTranslation('drag');
  const context = areLists ? 'list' : undefined;
  const sensors = useSensors(
    useSensor(DropSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const [drag] = useState({});
  useEffect(() => () => void drags.delete(drag), [drag]);
  const announcements: Announcements = {
    onDragStart({ active }) {
      drags.add(drag);
      return t('started', { name: nameOf(active.id) });
    },
    onDragOver: ({ active, over }) =>
      over
        ? t('moved', { context, name: nameOf(active.id), place: placeOf(over.id) })
        : t('nowhere', { name: nameOf(active.id) }),
    onDragEnd({ active, over }) {
      drags.delete(drag);
      const name = nameOf(active.id);
      return over
        ? t('dropped', { context, name, place: placeOf(over.id) })
        : t('cancelled', { name });
    },
    onDragCancel({ active }) {
      drags.delete(drag);
      return t('cancelled', { name: nameOf(active.id) });
    },
  };
  const screenReaderInstructions = { draggable: t('instructions') };
  return {
    sensors,
    accessibility: { announcements, screenReaderInstructions },
  } satisfies ComponentProps<typeof DndContext>;
}
