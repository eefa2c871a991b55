import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventTimes, lengthenedBy, movedBy, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import type { ShownDays } from './shownDays.ts';
import type { WallSpan } from './wallTime.ts';
import { useEventWords } from './useEventWords.ts';

interface Taken {
  event: EventTile_EventFragment;
  times: EventTimes;
}

interface Options {
  shown: ShownDays;
  move: (event: EventTile_EventFragment, times: EventTimes) => Promise<void>;
  follow: (times: EventTimes) => void;
}

/** Moves an event by keyboard: Space takes and drops it, arrows move it, with Shift its end; Escape cancels. */
export function useEventKeyboardMove({ shown, move, follow }: Options) {
  const { t } = useTranslation('events');
  const { when } = useEventWords();
  const [taken, setTaken] = useState<Taken>();
  const [announcement, announce] = useState('');

  function take(event: EventTile_EventFragment) {
    const times = timesOf(event);
    setTaken({ event, times });
    announce(t('keys.taken', { title: event.title, when: when(times) }));
  }

  function step({ event, times: before }: Taken, span: WallSpan, isEnd: boolean) {
    const times = isEnd ? lengthenedBy(before, span) : movedBy(before, span);
    setTaken({ event, times });
    announce(t('keys.now', { title: event.title, when: when(times) }));
    follow(times);
  }

  function put({ event, times }: Taken) {
    setTaken(undefined);
    announce(t('keys.put', { title: event.title, when: when(times) }));
    void move(event, times);
  }

  function cancel({ event }: Taken) {
    setTaken(undefined);
    announce(t('keys.cancelled', { title: event.title }));
    follow(timesOf(event));
  }

  function onKeyDown(event: EventTile_EventFragment, key: KeyboardEvent) {
    const isHere = taken?.event.id === event.id;
    const span = isHere ? spanOf(key.key, shown, taken.times) : undefined;
    if (key.key === ' ' && !isHere) take(event);
    else if (isHere && (key.key === ' ' || key.key === 'Enter')) put(taken);
    else if (isHere && key.key === 'Escape') cancel(taken);
    else if (isHere && span) step(taken, span, key.shiftKey);
    else return;
    key.preventDefault();
    key.stopPropagation();
  }

  return {
    taken,
    announcement,
    onKeyDown,
    leave: () => taken && cancel(taken),
  };
}

const STEP_MINUTES = 30;
const WEEK_DAYS = 7;

/** Half an hour or a week up and down, a day sideways. */
function spanOf(key: string, { view }: ShownDays, times: EventTimes): WallSpan | undefined {
  const isByHour = (view === 'week' || view === 'day') && !times.allDay;
  const down: WallSpan = isByHour ? { minutes: STEP_MINUTES } : { days: WEEK_DAYS };
  const up: WallSpan = isByHour ? { minutes: -STEP_MINUTES } : { days: -WEEK_DAYS };
  return { ArrowLeft: { days: -1 }, ArrowRight: { days: 1 }, ArrowUp: up, ArrowDown: down }[key];
}
