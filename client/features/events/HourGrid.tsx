import { DayView, type ScheduleEventData, WeekView } from '@mantine/schedule';
import { useNow } from '../../ui/useNow.ts';
import { EventBody } from './EventBody.tsx';
import styles from './EventsSchedule.module.css';
import { EventTile } from './EventTile.tsx';
import {
  onDrawnDay,
  type RenderEvent,
  scheduledOf,
  type ScheduledEvent,
} from './scheduledEvents.ts';
import { FIRST_DAY_OF_WEEK, type ShownDays } from './shownDays.ts';
import type { Taken, TileActions } from './tileActions.ts';
import type { ScheduleActions } from './useScheduleActions.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';

interface Props {
  events: ScheduledEvent[];
  shown: ShownDays;
  tiles: TileActions;
  actions: ScheduleActions;
  taken: Taken | undefined;
  opening: string;
  rows: number;
}

interface SlotClick {
  slotStart: string;
  nativeEvent: React.MouseEvent<HTMLElement>;
}

/** A week or a day by its hours, as high as the window. */
export function HourGrid({ events, shown, tiles, actions, taken, opening, rows }: Props) {
  // Moves the line of the current time, and the mark of today.
  useNow();
  const { view, day } = shown;
  const { labels, weekday, hour, slotName, dayName, wholeDayName } = useScheduleLabels();
  const tile: RenderEvent = (drawn, root) => (
    <EventTile drawn={drawn} root={root} actions={tiles} taken={taken} />
  );
  const adding = {
    onTimeSlotClick: ({ slotStart, nativeEvent }: SlotClick) =>
      actions.addHour(slotStart, nativeEvent.currentTarget),
    onAllDaySlotClick: (date: string, { currentTarget }: React.MouseEvent<HTMLElement>) =>
      actions.addDay(date, currentTarget),
    withEventResize: true,
    canResizeEvent: (drawn: ScheduleEventData) => !scheduledOf(drawn).isCut,
    onPointerDown: actions.dragSlots,
  };
  const shared = {
    className: styles.schedule,
    date: day,
    events,
    labels,
    withHeader: false,
    renderEvent: tile,
    onEventClick: actions.openEvent,
    ...(tiles.mayChange && adding),
    intervalMinutes: 30,
    slotHeight: 56,
    startScrollTime: opening,
    slotLabelFormat: hour,
    withCurrentTimeBubble: false,
    getCurrentTime: () => onDrawnDay(new Date()),
    scrollAreaProps: {
      className: styles.hours,
      'data-hours': true,
      __vars: { '--more-rows': `${rows}` },
    },
    renderEventBody: (event: ScheduleEventData) => <EventBody event={event} isByHour />,
    getTimeSlotProps: (slot: { start: string; end: string }) => ({
      'aria-label': slotName(slot),
      'data-slot': slot.start.slice(0, 'yyyy-mm-ddThh:mm'.length).replace(' ', 'T'),
      // Days are no buttons for those who may not add events.
      disabled: !tiles.mayChange,
    }),
  };
  const names = { dayName, wholeDayName };
  return (
    <div className={styles.screen} data-event-grid data-fills-screen>
      {view === 'day' ? (
        <DayView
          {...shared}
          classNames={{ dayViewAllDay: styles.wholeDay, dayViewSlotLabel: styles.dayHour }}
          ref={(grid) => nameSlot(grid?.querySelector(`.${styles.wholeDay} button`), day, names)}
        />
      ) : (
        <WeekView
          {...shared}
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
          ref={(grid) => nameDays(grid, names)}
        />
      )}
    </div>
  );
}

interface Names {
  dayName: (text: string) => string;
  wholeDayName: (text: string) => string;
}

/** The library labels days in ISO 8601; heads get their visible name and the whole date, slots a name of their own. */
function nameDays(grid: HTMLElement | null, names: Names): void {
  const parts = grid?.querySelectorAll(`.${styles.weekday}, .${styles.wholeDays} button`) ?? [];
  for (const part of parts) {
    const [date] = /\d{4}-\d\d-\d\d$/.exec(part.getAttribute('aria-label') ?? '') ?? [];
    if (date && part.matches(`.${styles.weekday}`)) {
      part.removeAttribute('aria-label');
      part.setAttribute('title', names.dayName(date));
    } else if (date) nameSlot(part, date, names);
  }
}

function nameSlot(slot: Element | null | undefined, date: string, names: Names): void {
  slot?.setAttribute('data-slot', date);
  slot?.setAttribute('aria-label', names.wholeDayName(date));
}
