import { VisuallyHidden } from '@mantine/core';
import '@mantine/schedule/styles.css';
import { memo, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accountingDay } from '../../core/days.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { useStableFunctions } from '../../ui/useStableFunctions.ts';
import { EventGhost } from './drag/EventGhost.tsx';
import { EventsAgenda } from './EventsAgenda.tsx';
import { EventTile } from './EventTile.tsx';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { storedTimes } from './eventTimes.ts';
import { HourGrid } from './HourGrid.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { moreRows, openingTime } from './openingTime.ts';
import { type OpenQuickEvent, QuickEvent } from './quick/QuickEvent.tsx';
import { type RenderEvent, scheduledEvents } from './scheduledEvents.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import type { TileActions } from './tileActions.ts';
import { useEventKeyboardMove } from './useEventKeyboardMove.ts';
import { useMoveEvent } from './useMoveEvent.ts';
import { useScheduleActions } from './useScheduleActions.ts';

interface Props {
  events: readonly EventTile_EventFragment[];
  shown: ShownDays;
}

/** Shows events, which roles that may change them move by mouse and keyboard. */
export const EventsSchedule = memo(function EventsSchedule({ events, shown }: Props) {
  const { t } = useTranslation('events');
  const howId = useId();
  const { change } = useListParams();
  const move = useMoveEvent();
  const quick = useRef<OpenQuickEvent>(null);
  const { mayChange, actions, ghost } = useScheduleActions({ events, move, quick });
  const { taken, keep, announcement, onKeyDown, leave } = useEventKeyboardMove({
    events,
    shown,
    move,
    follow(times) {
      if (!isShown(times, shown)) change({ day: accountingDay(times.start) });
    },
  });
  const placed = withTaken(events, taken);
  const tiles = useTileActions({ onKeyDown, leave, ...actions }, mayChange ? howId : undefined);
  const grid = {
    events: scheduledEvents(placed, shown),
    shown,
    tiles,
    actions,
    taken: taken && { id: taken.event.id, keep },
  };
  const tile: RenderEvent = (drawn, root) => (
    <EventTile drawn={drawn} root={root} actions={tiles} taken={grid.taken} />
  );
  // The key mounts it anew, since the hours scroll only when they are mounted.
  const key = `${shown.view} ${shown.from.getTime()}`;
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {mayChange ? <VisuallyHidden id={howId}>{t('keys.how')}</VisuallyHidden> : null}
      {shown.view === 'agenda' ? (
        <EventsAgenda events={grid.events} shown={shown} tile={tile} />
      ) : shown.view === 'month' ? (
        <MonthGrid key={key} {...grid} />
      ) : (
        <HourGrid
          key={key}
          {...grid}
          opening={openingTime(events, shown)}
          rows={moreRows(placed, shown)}
        />
      )}
      <EventGhost ref={ghost} />
      {mayChange ? <QuickEvent key={`new ${key}`} ref={quick} /> : null}
    </>
  );
});

type Actions = Pick<ReturnType<typeof useScheduleActions>['actions'], 'grab' | 'openEvent'> &
  Pick<ReturnType<typeof useEventKeyboardMove>, 'onKeyDown' | 'leave'>;

function useTileActions(
  { grab, openEvent, onKeyDown, leave }: Actions,
  describedBy: string | undefined,
): TileActions {
  const stable = useStableFunctions({ grab, open: openEvent, onKeyDown, leave });
  return useMemo(
    () => ({ ...stable, mayChange: describedBy !== undefined, describedBy }),
    [stable, describedBy],
  );
}

/** Returns the events with the one being moved at its target. */
function withTaken(
  events: readonly EventTile_EventFragment[],
  taken: ReturnType<typeof useEventKeyboardMove>['taken'],
): readonly EventTile_EventFragment[] {
  if (!taken) return events;
  const { event, times } = taken;
  return [...events.filter(({ id }) => id !== event.id), { ...event, ...storedTimes(times) }];
}
