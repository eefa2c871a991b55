import type { ScheduleEventData } from '@mantine/schedule';
import { type DragEvent, useRef } from 'react';
import { droppedAcross, timesOf } from './eventTimes.ts';
import { scheduledOf } from './scheduledEvents.ts';
import type { useMoveEvent } from './useMoveEvent.ts';

/**
 * Drops from the hours into the row of whole days, and back. The library knows what is dragged where it is drawn alone:
 * from elsewhere it reports a drop without its event.
 */
export function useDropAcross(move: ReturnType<typeof useMoveEvent>) {
  const dragged = useRef<ScheduleEventData>(undefined);
  return {
    onEventDragStart: (drawn: ScheduleEventData) => void (dragged.current = drawn),
    onEventDragEnd: () => void (dragged.current = undefined),
    /** Makes the drop a move: it would be a copy, which the dragged event does not allow. */
    onDragOver(drag: DragEvent) {
      if (dragged.current && drag.isDefaultPrevented()) drag.dataTransfer.dropEffect = 'move';
    },
    onExternalEventDrop(_data: DataTransfer, newStart: string) {
      if (!dragged.current) return;
      const { event } = scheduledOf(dragged.current);
      void move(event, droppedAcross(timesOf(event), newStart));
    },
  };
}
