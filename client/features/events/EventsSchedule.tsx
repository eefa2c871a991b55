import { VisuallyHidden } from '@mantine/core';
import { DayView, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule';
import '@mantine/schedule/styles.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { accountingDay } from '../../core/days.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { useNow } from '../../ui/useNow.ts';
import { EventBody } from './EventBody.tsx';
import { EventsAgenda } from './EventsAgenda.tsx';
import styles from './EventsSchedule.module.css';
import { EventTile } from './EventTile.tsx';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { onDrawnDay, type RenderEvent, scheduledEvents, scheduledOf } from './scheduledEvents.ts';
import { storedTimes } from './eventTimes.ts';
import { moreRows, openingTime } from './openingTime.ts';
import { FIRST_DAY_OF_WEEK, isShown, type ShownDays } from './shownDays.ts';
import { useMoveEvent } from './useMoveEvent.ts';
import { useScheduleActions } from './useScheduleActions.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';
import { useEventKeyboardMove } from './useEventKeyboardMove.ts';

interface Props {
  events: readonly EventTile_EventFragment[];
  shown: ShownDays;
}

/** Shows events, which roles that may change them move by mouse and keyboard. */
export function EventsSchedule({ events, shown }: Props) {
  const { t } = useTranslation('events');
  const howId = useId();
  const mayChange = useIsInGroup('editor');
  const { change } = useListParams();
  const move = useMoveEvent();
  const { taken, keep, announcement, onKeyDown, leave } = useEventKeyboardMove({
    events,
    shown,
    move,
    follow(times) {
      if (!isShown(times, shown)) change({ day: accountingDay(times.start) });
    },
  });
  const placed = withTaken(events, taken);
  const drawn = scheduledEvents(placed, shown);
  const tile: RenderEvent = (drawnEvent, root) => {
    const { event } = scheduledOf(drawnEvent);
    const keys = mayChange
      ? { describedBy: howId, onKeyDown: (key: React.KeyboardEvent) => onKeyDown(event, key) }
      : {};
    return (
      <EventTile
        event={event}
        root={root}
        keys={{ isTaken: taken?.event.id === event.id, keep, onLeave: leave, ...keys }}
      />
    );
  };
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {mayChange ? <VisuallyHidden id={howId}>{t('keys.how')}</VisuallyHidden> : null}
      {shown.view === 'agenda' ? (
        <EventsAgenda events={drawn} shown={shown} tile={tile} />
      ) : (
        <Grid
          // The key mounts it anew, since it scrolls only when it is mounted.
          key={`${shown.view} ${shown.from.getTime()}`}
          events={drawn}
          opening={openingTime(events, shown)}
          rows={moreRows(placed, shown)}
          shown={shown}
          tile={tile}
          move={move}
        />
      )}
    </>
  );
}

interface GridProps {
  events: ReturnType<typeof scheduledEvents>;
  opening: string;
  rows: number;
  shown: ShownDays;
  tile: RenderEvent;
  move: ReturnType<typeof useMoveEvent>;
}

function Grid({ events, opening, rows, shown, tile, move }: GridProps) {
  // Moves the line of the current time, and the mark of today.
  useNow();
  const actions = useScheduleActions(shown, move);
  const { view, day } = shown;
  const { labels, weekday, hour, slotName, dayName, wholeDayName } = useScheduleLabels();
  const shared = {
    className: styles.schedule,
    date: day,
    events,
    labels,
    withHeader: false,
    renderEvent: tile,
    ...actions.shared,
  };
  const byHour = {
    ...actions.byHour,
    intervalMinutes: 30,
    slotHeight: 56,
    startScrollTime: opening,
    slotLabelFormat: hour,
    withCurrentTimeBubble: false,
    getCurrentTime: () => onDrawnDay(new Date()),
    scrollAreaProps: { className: styles.hours, __vars: { '--more-rows': `${rows}` } },
    renderEventBody: (event: ScheduleEventData) => <EventBody event={event} isByHour />,
    getTimeSlotProps: (slot: { start: string; end: string }) => ({
      'aria-label': slotName(slot),
      // Days are no buttons for those who may not add events.
      disabled: !actions.mayChange,
    }),
  };
  if (view === 'day') {
    return (
      <DayView
        {...shared}
        {...byHour}
        classNames={{ dayViewAllDay: styles.wholeDay, dayViewSlotLabel: styles.dayHour }}
      />
    );
  }
  if (view === 'week') {
    return (
      <WeekView
        {...shared}
        {...byHour}
        firstDayOfWeek={FIRST_DAY_OF_WEEK}
        weekdayFormat={weekday}
        withWeekNumber={false}
        highlightToday
        onDateChange={actions.openDay}
        classNames={{
          weekViewHeader: styles.days,
          weekViewAllDaySlots: styles.wholeDays,
          weekViewDayLabel: styles.weekday,
          weekViewSlotLabel: styles.hourLabel,
          weekViewAllDaySlotsLabel: styles.wholeDaysLabel,
        }}
        ref={nameDays(dayName, wholeDayName)}
      />
    );
  }
  return (
    <MonthView
      {...shared}
      firstDayOfWeek={FIRST_DAY_OF_WEEK}
      weekdayFormat={weekday}
      consistentWeeks={false}
      maxEventsPerDay={3}
      moreEventsProps={{ classNames: { moreEventsButton: styles.more } }}
      renderEventBody={(event) => <EventBody event={event} />}
      // The library marks the browser's day.
      highlightToday={false}
      getDayProps={(date) => ({
        'aria-label': dayName(date),
        'data-today': date === accountingDay() || undefined,
      })}
      onDayClick={actions.onDayClick}
      classNames={{ monthViewDay: styles.day, monthViewDayLabel: styles.dayNumber }}
    />
  );
}

type DayName = (text: string) => string;

/** The library labels days in ISO 8601; heads get their visible name and the whole date, slots a name of their own. */
const nameDays = (dayName: DayName, wholeDayName: DayName) => (grid: HTMLElement | null) => {
  const parts = grid?.querySelectorAll(`.${styles.weekday}, .${styles.wholeDays} button`) ?? [];
  for (const part of parts) {
    const [date] = /\d{4}-\d\d-\d\d$/.exec(part.getAttribute('aria-label') ?? '') ?? [];
    if (!date) continue;
    const isHead = part.matches(`.${styles.weekday}`);
    if (isHead) part.removeAttribute('aria-label');
    else part.setAttribute('data-whole-day', date);
    part.setAttribute(isHead ? 'title' : 'aria-label', (isHead ? dayName : wholeDayName)(date));
  }
};

/** Returns the events with the one being moved at its target. */
function withTaken(
  events: readonly EventTile_EventFragment[],
  taken: ReturnType<typeof useEventKeyboardMove>['taken'],
): readonly EventTile_EventFragment[] {
  if (!taken) return events;
  const { event, times } = taken;
  return [...events.filter(({ id }) => id !== event.id), { ...event, ...storedTimes(times) }];
}
