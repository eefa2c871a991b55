import { dayOf } from '../../../../gateway/formats/days.ts';

export const SLOT_MINUTES = 30;

/** A place in the grid: a day and, among the hours, the minutes since its midnight. */
export interface Place {
  slot: HTMLElement;
  day: string;
  minutes?: number;
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

const SLOTS = '[data-slot]';

/** Each slot has its start in the company's time: `2030-02-12T14:30`, or `2030-02-12` for a whole day. */
export const slotOf = ({ dataset }: HTMLElement) => dataset.slot!;

export const slotsIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>(SLOTS)];

/** Returns the topmost slot at a point, even where an event covers it. */
export function placeAt(grid: HTMLElement, { clientX, clientY }: Point): Place | undefined {
  const slot = document
    .elementsFromPoint(clientX, clientY)
    .find((each): each is HTMLElement => each.matches(SLOTS) && grid.contains(each));
  if (!slot) return undefined;
  const [day = '', time] = slotOf(slot).split('T');
  if (time === undefined) return { slot, day };
  const { top, height } = slot.getBoundingClientRect();
  return { slot, day, minutes: minutesOf(time) + ((clientY - top) / height) * SLOT_MINUTES };
}

/** Returns the middle of a slot in one direction, which keeps a drag in its column or row. */
export function inLineWith(slot: HTMLElement, { clientX, clientY }: Point, isColumn: boolean) {
  const { left, top, width, height } = slot.getBoundingClientRect();
  return {
    clientX: isColumn ? left + width / 2 : clientX,
    clientY: isColumn ? clientY : top + height / 2,
  };
}

export const isHour = (slot: string) => slot !== dayOf(slot);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
