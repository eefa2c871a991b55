import { Portal } from '@mantine/core';
import { clsx } from 'clsx';
import { type Ref, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import colors from '../eventColor.module.css';
import { eventColor } from '../eventColors.ts';
import type { EventTimes } from '../eventTimes.ts';
import type { EventTile_EventFragment } from '../EventTile.generated.ts';
import { useEventWords } from '../useEventWords.ts';
import { wallMoment, wallSpan } from '../wallTime.ts';
import styles from './EventGhost.module.css';
import type { Place } from './place.ts';

interface Dragged {
  event: EventTile_EventFragment;
  times: EventTimes;
  place: Place;
  /** Where in its tile the event is held, and the size of that. */
  grip: { x: number; y: number; width: number; height: number };
  at: { clientX: number; clientY: number };
}

export interface ShowGhost {
  show: (dragged: Dragged | undefined) => void;
}

/** Shows a dragged event with its new time: among the hours at its place, else under the pointer. */
export function EventGhost({ ref }: { ref: Ref<ShowGhost> }) {
  const [dragged, show] = useState<Dragged>();
  const { hours, when } = useEventWords();
  useImperativeHandle(ref, () => ({ show }), []);
  if (!dragged) return null;
  const { event, times, place } = dragged;
  const isByHour = place.minutes !== undefined;
  const tile = (
    <div
      className={clsx(styles.ghost, colors.color)}
      data-color={eventColor(event.color)}
      data-by-hour={isByHour || undefined}
      data-short={isShort(times) || undefined}
      style={isByHour ? shareOfDay(times, place.day) : underPointer(dragged)}
      aria-hidden
    >
      <span className={styles.title}>{event.title}</span>
      <span className={styles.time}>{isByHour ? hours(times) : when(times)}</span>
    </div>
  );
  return isByHour ? createPortal(tile, place.slot.parentElement!) : <Portal>{tile}</Portal>;
}

const DAY_MINUTES = 24 * 60;
const SHORTEST_MINUTES = 30;
const TWO_LINES_MS = 45 * 60_000;

const isShort = ({ start, end }: EventTimes) => end.getTime() - start.getTime() < TWO_LINES_MS;

function shareOfDay(times: EventTimes, day: string) {
  const [start, end] = [times.start, times.end].map((moment) => minutesSince(day, moment));
  const from = Math.max(0, start!);
  const to = Math.min(DAY_MINUTES, Math.max(end!, from + SHORTEST_MINUTES));
  return { top: percent(from), height: percent(to - from) };
}

function minutesSince(day: string, moment: Date): number {
  const { days, minutes } = wallSpan(wallMoment(`${day}T00:00`), moment);
  return days * DAY_MINUTES + minutes;
}

const percent = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`;

const underPointer = ({ at, grip }: Dragged) => ({
  transform: `translate(${at.clientX - grip.x}px, ${at.clientY - grip.y}px)`,
  width: grip.width,
});
