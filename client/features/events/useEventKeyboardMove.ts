import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { type EventTimes, lengthenedBy, movedBy, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import type { ShownDays } from './shownDays.ts';
import type { WallSpan } from './wallTime.ts';
import { useEventWords } from './useEventWords.ts';

interface Taken {
  event: EventTile_EventFragment;
  times: EventTimes;
  /** Whether the event was put or cancelled; it is drawn here until the list that is shown has it. */
  isLetGo?: boolean;
}

interface Options {
  events: readonly EventTile_EventFragment[];
  shown: ShownDays;
  move: (event: EventTile_EventFragment, times: EventTimes) => Promise<boolean>;
  follow: (times: EventTimes) => void;
}

/** Moves an event by keyboard: Space takes and drops it, arrows move it, with Shift its end; Escape cancels. */
export function useEventKeyboardMove({ events, shown, move, follow }: Options) {
  const { t } = useTranslation('events');
  const { when } = useEventWords();
  const { taken, setTaken, forget, keep } = useTaken(events);
  const [announcement, announce] = useState('');
  const { revalidate } = useRevalidator();

  function take(event: EventTile_EventFragment) {
    setTaken({ event, times: timesOf(event) });
    announce(t('keys.taken', { title: event.title, when: when(timesOf(event)) }));
  }

  function step({ event, times: before }: Taken, span: WallSpan, isEnd: boolean) {
    const times = isEnd ? lengthenedBy(before, span) : movedBy(before, span);
    setTaken({ event, times });
    announce(t('keys.now', { title: event.title, when: when(times) }));
    follow(times);
  }

  async function put({ event, times }: Taken) {
    setTaken({ event, times, isLetGo: true });
    announce(t('keys.put', { title: event.title, when: when(times) }));
    const isMoved = await move(event, times);
    if (!isMoved) announce(t('keys.cancelled', { title: event.title }));
    if (!isMoved || events.some(({ id }) => id === event.id)) forget();
    else await revalidate();
  }

  function cancel({ event }: Taken) {
    setTaken({ event, times: timesOf(event), isLetGo: true });
    announce(t('keys.cancelled', { title: event.title }));
    follow(timesOf(event));
  }

  function onKeyDown(event: EventTile_EventFragment, key: KeyboardEvent) {
    const isHere = taken?.event.id === event.id;
    if (isHere && taken.isLetGo) return;
    const span = isHere ? spanOf(key.key, shown, taken.times) : undefined;
    if (key.key === ' ' && !isHere) take(event);
    else if (isHere && (key.key === ' ' || key.key === 'Enter')) void put(taken);
    else if (isHere && key.key === 'Escape') cancel(taken);
    else if (isHere && span) step(taken, span, key.shiftKey);
    else return;
    key.preventDefault();
    key.stopPropagation();
  }

  const leave = () => taken && (taken.isLetGo ? forget() : cancel(taken));
  return { taken, keep, announcement, onKeyDown, leave };
}

function useTaken(events: readonly EventTile_EventFragment[]) {
  const [taken, setTaken] = useState<Taken>();
  const forget = () => setTaken((now) => (now?.isLetGo ? undefined : now));
  const hasArrived = taken?.isLetGo === true && events.some((each) => isAt(each, taken));

  /** Keeps the focus on the tile of the taken event, and forgets one that the shown list has by now. */
  function keep(tile: HTMLAnchorElement | null) {
    if (!tile) return;
    keepFocus(tile);
    if (hasArrived) forget();
  }

  return { taken, setTaken, forget, keep };
}

function isAt(each: EventTile_EventFragment, { event, times }: Taken): boolean {
  const { start, end } = timesOf(each);
  return each.id === event.id && +start === +times.start && +end === +times.end;
}

/** Keeps the focus on an event that moves to another day, where it is another element. */
function keepFocus(tile: HTMLAnchorElement): void {
  const isFocused = document.activeElement?.hasAttribute('data-taken');
  if (!isFocused) tile.focus();
}

const STEP_MINUTES = 30;
const WEEK_DAYS = 7;

/** Returns half an hour or a week up and down, a day sideways. */
function spanOf(key: string, { view }: ShownDays, times: EventTimes): WallSpan | undefined {
  const isByHour = (view === 'week' || view === 'day') && !times.allDay;
  const down: WallSpan = isByHour ? { minutes: STEP_MINUTES } : { days: WEEK_DAYS };
  const up: WallSpan = isByHour ? { minutes: -STEP_MINUTES } : { days: -WEEK_DAYS };
  return { ArrowLeft: { days: -1 }, ArrowRight: { days: 1 }, ArrowUp: up, ArrowDown: down }[key];
}
