import type { KeyboardEvent } from 'react';
import { accountingDay, dayLater } from '../../../core/days.ts';
import { useNow } from '../../../ui/useNow.ts';
import { slotsIn } from '../drag/place.ts';
import { type ScheduledEvent, scheduledOf } from '../scheduledEvents.ts';
import type { ShownDays } from '../shownDays.ts';
import type { Taken, TileActions } from '../tileActions.ts';
import type { ScheduleActions } from '../useScheduleActions.ts';
import { useScheduleLabels } from '../useScheduleLabels.ts';
import styles from './MonthGrid.module.css';
import { MonthWeek } from './MonthWeek.tsx';

interface Props {
  events: ScheduledEvent[];
  shown: ShownDays;
  tiles: TileActions;
  actions: ScheduleActions;
  taken: Taken | undefined;
}

const WEEK_DAYS = 7;

/** A month by weeks. The library's draws all days and events again for each that changes; here it is the week's. */
export function MonthGrid({ events, shown, tiles, actions, taken }: Props) {
  // Moves the mark of today.
  useNow();
  const { weekday } = useScheduleLabels();
  const weeks = weeksOf(shown);
  return (
    <div
      className={styles.month}
      data-event-grid
      onPointerDown={tiles.mayChange ? actions.dragSlots : undefined}
      onKeyDown={focusNext}
    >
      <div className={styles.weekdays}>
        {weeks[0]!.map((day) => (
          <div key={day} className={styles.weekday}>
            {weekday(day)}
          </div>
        ))}
      </div>
      {weeks.map((days) => {
        const shownThen = events.filter((drawn) => isOn(drawn, days));
        return (
          <MonthWeek
            key={days[0]}
            days={days}
            events={shownThen}
            month={shown.day.slice(0, 'yyyy-mm'.length)}
            today={accountingDay()}
            isFirst={days === weeks[0]}
            tiles={tiles}
            addOn={actions.onDayClick}
            taken={
              shownThen.some((drawn) => scheduledOf(drawn).event.id === taken?.id)
                ? taken
                : undefined
            }
          />
        );
      })}
    </div>
  );
}

function isOn(drawn: ScheduledEvent, days: readonly string[]): boolean {
  const { first, last } = scheduledOf(drawn).days;
  return first <= days.at(-1)! && last >= days[0]!;
}

function weeksOf({ from, to }: ShownDays): string[][] {
  const weeks: string[][] = [];
  const end = accountingDay(to);
  for (let day = accountingDay(from); day < end; day = dayLater(day, WEEK_DAYS)!) {
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, days) => dayLater(day, days)!));
  }
  return weeks;
}

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK_DAYS,
  ArrowDown: WEEK_DAYS,
};

/** Moves the focus between days. */
function focusNext(press: KeyboardEvent<HTMLElement>): void {
  const step = steps[press.key];
  const days = slotsIn(press.currentTarget);
  const at = days.indexOf(press.target as HTMLElement);
  if (step === undefined || at < 0) return;
  press.preventDefault();
  days[at + step]?.focus();
}
