import type { PointerEvent } from 'react';
import { startOfAccountingDay } from '../../../core/days.ts';
import type { EventTimes } from '../eventTimes.ts';
import { laterByWall, wallMoment } from '../wallTime.ts';
import { followPointer, isGrab } from './followPointer.ts';
import { markSlots } from './markSlots.ts';
import { inLineWith, isHour, placeAt, SLOT_MINUTES, slotOf } from './place.ts';

/** Handles a drag over empty slots: hours of one day, or days. One slot is a click, which the slot handles. */
export function slotDrag(add: (times: EventTimes, slot: HTMLElement) => void) {
  return function onPointerDown(press: PointerEvent<HTMLElement>) {
    const grid = press.currentTarget;
    const first = (press.target as Element).closest<HTMLElement>('[data-slot]');
    if (!first || !grid.contains(first) || !isGrab(press)) return;
    const isByHour = isHour(slotOf(first));
    const isRow = !isByHour && grid.querySelector('[data-slot*="T"]') !== null;
    let reached = first;
    followPointer(press, {
      move(at) {
        const point = isByHour || isRow ? inLineWith(first, at, isByHour) : at;
        const slot = placeAt(grid, point)?.slot;
        if (!slot || slot === reached || isHour(slotOf(slot)) !== isByHour) return;
        reached = slot;
        markSlots(grid, timesOver(slotOf(first), slotOf(slot)));
      },
      end(at) {
        markSlots(grid);
        if (at && reached !== first) add(timesOver(slotOf(first), slotOf(reached)), reached);
      },
    });
  };
}

/** Returns the times from one slot to another, both included. */
function timesOver(one: string, other: string): EventTimes {
  const [first = '', last = ''] = [one, other].sort();
  if (!isHour(first)) {
    const [start, end] = [startOfAccountingDay(first)!, startOfAccountingDay(last, 1)!];
    return { allDay: true, start, end };
  }
  const end = laterByWall(wallMoment(last), { minutes: SLOT_MINUTES });
  return { allDay: false, start: wallMoment(first), end };
}
