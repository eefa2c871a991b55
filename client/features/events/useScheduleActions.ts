import type { ScheduleEventData } from '@mantine/schedule';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { dayOf } from '../../../gateway/formats/days.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { useStableFunctions } from '../../ui/useStableFunctions.ts';
import type { ShowGhost } from './drag/EventGhost.tsx';
import { eventDrag } from './drag/eventDrag.ts';
import { slotDrag } from './drag/slotDrag.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import type { EventTimes } from './eventTimes.ts';
import type { OpenQuickEvent } from './quick/QuickEvent.tsx';
import { scheduledOf } from './scheduledEvents.ts';
import type { useMoveEvent } from './useMoveEvent.ts';
import { laterByWall, wallMoment, type WallSpan } from './wallTime.ts';

const AN_HOUR = { minutes: 60 };
const A_DAY = { days: 1 };

interface Options {
  events: readonly EventTile_EventFragment[];
  move: ReturnType<typeof useMoveEvent>;
  quick: RefObject<OpenQuickEvent | null>;
}

/** Handlers of clicks and drags in the grid. They stay the same, so that nothing is drawn again for them. */
export function useScheduleActions({ events, move, quick }: Options) {
  const mayChange = useIsInGroup('editor');
  const { arrange } = useListParams();
  const { open } = useOpenRecord('event', 'new');
  const ghost = useRef<ShowGhost>(null);
  const dropped = useRef<() => void>(undefined);
  useLayoutEffect(() => dropped.current?.(), [events]);
  const add = (times: EventTimes, slot: HTMLElement) => quick.current?.open({ times, slot });
  const addFrom = (text: string, span: WallSpan, slot: HTMLElement) => {
    const start = wallMoment(text);
    add({ start, end: laterByWall(start, span), allDay: span === A_DAY }, slot);
  };
  const openDay = (text: string) => arrange({ view: 'day', day: dayOf(text) });
  const actions = useStableFunctions({
    openDay,
    openEvent: (drawn: ScheduleEventData) => open(scheduledOf(drawn).event.id),
    addHour: (text: string, slot: HTMLElement) => addFrom(text, AN_HOUR, slot),
    addDay: (day: string, slot: HTMLElement) => addFrom(`${dayOf(day)}T00:00`, A_DAY, slot),
    onDayClick(day: string, slot: HTMLElement) {
      if (mayChange) addFrom(`${dayOf(day)}T09:00`, AN_HOUR, slot);
      else openDay(day);
    },
    dragSlots: slotDrag(add),
    grab: (drawn: ScheduleEventData, press: PointerEvent<HTMLElement>) =>
      eventDrag({ move, ghost, dropped })(drawn, press),
  });
  return { mayChange, actions, ghost };
}

export type ScheduleActions = ReturnType<typeof useScheduleActions>['actions'];
