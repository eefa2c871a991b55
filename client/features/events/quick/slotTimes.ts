import type { EventTimes } from '../eventTimes.ts';

export interface SlotTimes {
  times: EventTimes;
  /** The slot that was pressed, or at which the drag ended. */
  slot: HTMLElement;
}
