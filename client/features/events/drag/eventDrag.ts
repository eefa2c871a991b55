import type { ScheduleEventData } from '@mantine/schedule';
import type { PointerEvent, RefObject } from 'react';
import { type EventTimes, timesOf } from '../eventTimes.ts';
import type { EventTile_EventFragment } from '../EventTile.generated.ts';
import { scheduledOf } from '../scheduledEvents.ts';
import type { Times } from '../wallTime.ts';
import { type Edge, draggedTimes, resizedTimes } from './draggedTimes.ts';
import type { ShowGhost } from './EventGhost.tsx';
import { followPointer, isGrab } from './followPointer.ts';
import { markSlots } from './markSlots.ts';
import { inLineWith, placeAt, type Place } from './place.ts';
import { scrollAtEdges } from './scrollAtEdges.ts';

interface Options {
  move: (event: EventTile_EventFragment, times: EventTimes) => Promise<boolean>;
  ghost: RefObject<ShowGhost | null>;
  /** Is called once the event is drawn where it was dropped; until then the ghost stays there. */
  dropped: RefObject<(() => void) | undefined>;
}

interface Grabbed {
  grid: HTMLElement;
  tile: HTMLElement;
  event: EventTile_EventFragment;
  part: Times;
  from: Place;
  edge: Edge | undefined;
}

/** Drags an event, or an edge of it. No step of a drag renders the grid: only the ghost, which shows the new time. */
export function eventDrag({ move, ghost, dropped }: Options) {
  return function grab(drawn: ScheduleEventData, press: PointerEvent<HTMLElement>) {
    const grabbed = grabbedBy(drawn, press);
    // The library would draw all events again at each step.
    if (grabbed?.edge) press.stopPropagation();
    if (grabbed && isGrab(press)) follow(grabbed, press);
  };

  function follow(grabbed: Grabbed, press: PointerEvent) {
    const { event, grid, tile } = grabbed;
    const whole = timesOf(event);
    const { left, top, width, height } = tile.getBoundingClientRect();
    const grip = { x: press.clientX - left, y: press.clientY - top, width, height };
    const scrolling = scrollAtEdges(grid);
    let place = grabbed.from;
    let times = whole;
    const settle = () => {
      dropped.current = undefined;
      fadeTiles(grid);
      ghost.current?.show(undefined);
    };
    dropped.current?.();
    followPointer(press, {
      move(at) {
        fadeTiles(grid, event.id);
        place = reachedAt(grabbed, at) ?? place;
        times = timesAt(grabbed, whole, place);
        markSlots(grid, place.minutes === undefined ? times : undefined);
        if (place.minutes === undefined) scrolling.stop();
        else scrolling.at(at);
        ghost.current?.show({ event, times, place, grip, at });
      },
      end(at) {
        scrolling.stop();
        markSlots(grid);
        if (!at || isSame(times, whole)) return settle();
        dropped.current = settle;
        // The drop and what follows from it are two tasks, each short.
        setTimeout(() => void move(event, times).finally(() => dropped.current?.()));
      },
    });
  }
}

function grabbedBy(
  drawn: ScheduleEventData,
  press: PointerEvent<HTMLElement>,
): Grabbed | undefined {
  const { event, times: part, isCut } = scheduledOf(drawn);
  const tile = press.currentTarget;
  const grid = tile.closest<HTMLElement>('[data-event-grid]');
  const from = grid && placeAt(grid, press);
  if (isCut || !grid || !from) return undefined;
  const { edge } = (press.target as HTMLElement).dataset as { edge?: Edge };
  return { grid, tile, event, part, from, edge };
}

function reachedAt({ grid, edge, from }: Grabbed, at: globalThis.PointerEvent) {
  const reached = placeAt(grid, edge ? inLineWith(from.slot, at, true) : at);
  return edge && reached?.minutes === undefined ? undefined : reached;
}

function timesAt({ edge, from, part }: Grabbed, whole: EventTimes, to: Place): EventTimes {
  if (!edge) return draggedTimes(whole, from, to);
  return resizedTimes(whole, part, { edge, by: to.minutes! - from.minutes! });
}

const isSame = (one: Times, other: Times) =>
  one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime();

/** Fades the tiles of an event; without an event none. */
function fadeTiles(grid: HTMLElement, id?: string): void {
  grid.toggleAttribute('data-dragging', id !== undefined);
  for (const tile of grid.querySelectorAll<HTMLElement>('[data-event-id]')) {
    tile.toggleAttribute('data-faded', tile.dataset.eventId === id);
  }
}
