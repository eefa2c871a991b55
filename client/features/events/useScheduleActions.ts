import type { ScheduleEventData } from '@mantine/schedule';
import { type DragEvent, useRef } from 'react';
import { dayOf } from '../../../gateway/formats/days.ts';
import { clockAt } from '../../../gateway/formats/zoned-time.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import {
  droppedAt,
  droppedOn,
  type EventTimes,
  isOverDays,
  stretchEnd,
  timesOf,
} from './eventTimes.ts';
import { grabbedDay } from './grabbedDay.ts';
import { newEventText } from './newEvent.ts';
import { scheduledOf } from './scheduledEvents.ts';
import type { ShownDays } from './shownDays.ts';
import type { useMoveEvent } from './useMoveEvent.ts';
import { useDropAcross } from './useDropAcross.ts';
import { useWholeDayDrag } from './useWholeDayDrag.ts';
import { laterByWall, wallMoment, type WallSpan } from './wallTime.ts';

/** A drop or resize that the library reports, as the clocks of the company show it. */
interface Put {
  event: ScheduleEventData;
  newStart: string;
  newEnd: string;
}

const AN_HOUR = { minutes: 60 };
const A_DAY = { days: 1 };

export function useScheduleActions(
  { view, from }: ShownDays,
  move: ReturnType<typeof useMoveEvent>,
) {
  const mayChange = useIsInGroup('editor');
  const { arrange } = useListParams();
  const { open: openEvent } = useOpenRecord('event', 'new');
  const { open: openNew } = useOpenRecord('new', 'event');
  const grabbed = useRef(from);
  const openDay = (text: string) => arrange({ view: 'day', day: dayOf(text) });
  const add = (start: Date, end: Date) => openNew(newEventText({ start, end }));
  const addFrom = (text: string, span: WallSpan) =>
    add(wallMoment(text), laterByWall(wallMoment(text), span));

  function drop({ event: drawn, newStart }: Put) {
    const { event, times: part } = scheduledOf(drawn);
    const times = timesOf(event);
    const start = isOverDays(times) ? grabbed.current : part.start;
    void move(event, (view === 'month' ? droppedOn : droppedAt)(times, start, newStart));
  }

  const drags = { ...useDropAcross(move), ...useWholeDayDrag(add) };

  const addingByHour = {
    onTimeSlotClick: ({ slotStart }: { slotStart: string }) => addFrom(slotStart, AN_HOUR),
    onAllDaySlotClick: (date: string) => addFrom(`${dayOf(date)}T00:00`, A_DAY),
    ...drags,
    withEventResize: true,
    canResizeEvent: isWhole,
    onEventResize: (put: Put) => void move(scheduledOf(put.event).event, resizedTimes(put)),
  };
  return {
    mayChange,
    openDay,
    shared: {
      onEventClick: (drawn: ScheduleEventData) => openEvent(scheduledOf(drawn).event.id),
      withEventsDragAndDrop: mayChange,
      canDragEvent: isWhole,
      onDragStartCapture: (drag: DragEvent) => void (grabbed.current = grabbedDay(drag, from)),
      onEventDrop: drop,
      ...(mayChange && bySlots(add)),
    },
    byHour: mayChange && view !== 'month' ? addingByHour : {},
    onDayClick(date: string) {
      if (!mayChange) return openDay(date);
      addFrom(`${dayOf(date)}T09:00`, AN_HOUR);
    },
  };
}

const bySlots = (add: (start: Date, end: Date) => void) => ({
  withDragSlotSelect: true,
  onSlotDragEnd: (start: string, end: string) => add(wallMoment(start), stretchEnd(end)),
});

/** Keeps the end that was not dragged, which the library reports as drawn. */
function resizedTimes({ event: drawn, newStart, newEnd }: Put): EventTimes {
  const { start, end, allDay } = timesOf(scheduledOf(drawn).event);
  return {
    allDay,
    start: isAt(newStart, drawn.start) ? start : wallMoment(newStart),
    end: isAt(newEnd, drawn.end) ? end : stretchEnd(newEnd),
  };
}

const isWhole = (drawn: ScheduleEventData) => !scheduledOf(drawn).isCut;

/** Tells whether the library wrote this for a moment at which it draws an event, by the browser's clock. */
const isAt = (text: string, drawn: Date | string) =>
  text === clockAt(localTimeZone(), new Date(drawn).getTime());
