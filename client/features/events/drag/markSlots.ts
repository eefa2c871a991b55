import { dayOf } from '../../../../gateway/formats/days.ts';
import { isOverDays, type EventTimes } from '../eventTimes.ts';
import { lastDay, wallText } from '../wallTime.ts';
import { isHour, slotOf, slotsIn } from './place.ts';

/** Marks the slots that an event at these times takes; without times none. It touches no component. */
export function markSlots(grid: HTMLElement, times?: EventTimes): void {
  const slots = slotsIn(grid);
  const hasHours = slots.some((slot) => isHour(slotOf(slot)));
  const [start, end] = times ? [wallText(times.start), wallText(times.end)] : ['', ''];
  const [first, last] = times ? [dayOf(start), lastDay(times)] : ['', ''];
  const takesDays = times !== undefined && (!hasHours || isOverDays(times));
  for (const slot of slots) {
    const at = slotOf(slot);
    const isTaken = isHour(at)
      ? !takesDays && at >= start && at < end
      : takesDays && at >= first && at <= last;
    slot.toggleAttribute('data-chosen', isTaken);
  }
}
