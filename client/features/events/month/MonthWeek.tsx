import { UnstyledButton } from '@mantine/core';
import { MoreEvents, ScheduleEvent, type ScheduleEventData } from '@mantine/schedule';
import { memo } from 'react';
import { EventBody } from '../EventBody.tsx';
import { EventTile } from '../EventTile.tsx';
import type { RenderEvent, ScheduledEvent } from '../scheduledEvents.ts';
import type { Taken, TileActions } from '../tileActions.ts';
import { useScheduleLabels } from '../useScheduleLabels.ts';
import styles from './MonthGrid.module.css';
import { daysWithMore, MOST_ROWS, type Segment, weekRows } from './weekRows.ts';

interface Props {
  days: readonly string[];
  events: readonly ScheduledEvent[];
  /** The month that is shown, as `2030-02`. */
  month: string;
  today: string;
  isFirst: boolean;
  tiles: TileActions;
  addOn: (day: string, slot: HTMLElement) => void;
  taken: Taken | undefined;
}

export const MonthWeek = memo(function MonthWeek({ days, events, tiles, taken, ...shown }: Props) {
  const { month, today, isFirst, addOn } = shown;
  const { dayName } = useScheduleLabels();
  const segments = weekRows(days, events);
  return (
    <div className={styles.week}>
      <div className={styles.events}>
        {segments
          .filter(({ row }) => row < MOST_ROWS)
          .map((segment) => (
            <MonthTile key={segment.drawn.id} {...segment} tiles={tiles} taken={taken} />
          ))}
        {daysWithMore(days, segments)
          .filter(({ hidden }) => hidden > 0)
          .map(({ day, ...more }) => (
            <MonthMore key={day} {...more} tiles={tiles} taken={taken} />
          ))}
      </div>
      {days.map((day) => (
        <UnstyledButton
          key={day}
          className={styles.day}
          aria-label={dayName(day)}
          data-slot={day}
          data-outside={!day.startsWith(month) || undefined}
          data-today={day === today || undefined}
          tabIndex={isFirst && day === days[0] ? 0 : -1}
          onClick={({ currentTarget }) => addOn(day, currentTarget)}
        >
          <span className={styles.dayNumber}>{Number(day.slice(-2))}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}, isSame);

interface TileProps {
  tiles: TileActions;
  taken: Taken | undefined;
}

const body = (event: ScheduleEventData) => <EventBody event={event} />;

const tileOf =
  ({ tiles, taken }: TileProps): RenderEvent =>
  (drawn, root) => <EventTile drawn={drawn} root={root} actions={tiles} taken={taken} />;

const MonthTile = memo(function MonthTile({
  drawn,
  hanging,
  tiles,
  taken,
  ...place
}: Segment & TileProps) {
  return (
    <ScheduleEvent
      event={drawn}
      nowrap
      autoSize
      hanging={hanging}
      renderEvent={tileOf({ tiles, taken })}
      renderEventBody={body}
      onClick={() => tiles.open(drawn)}
      className={styles.event}
      __vars={varsOf(place)}
    />
  );
}, isSame);

interface MoreProps extends TileProps {
  column: number;
  hidden: number;
  events: ScheduledEvent[];
}

const MonthMore = memo(function MonthMore({ column, hidden, events, tiles, taken }: MoreProps) {
  const { labels } = useScheduleLabels();
  return (
    <MoreEvents
      events={events}
      moreEventsCount={hidden}
      labels={labels}
      renderEvent={tileOf({ tiles, taken })}
      renderEventBody={body}
      onEventClick={tiles.open}
      className={styles.more}
      __vars={varsOf({ column, span: 1, row: MOST_ROWS })}
    />
  );
}, isSame);

const varsOf = ({ column, span, row }: Pick<Segment, 'column' | 'span' | 'row'>) => ({
  '--column': `${column}`,
  '--span': `${span}`,
  '--row': `${row}`,
});

/** Compares properties, and lists by what they hold. */
function isSame<Given extends object>(before: Given, after: Given): boolean {
  return Object.entries(after).every(([name, value]) => {
    const other = before[name as keyof Given] as unknown;
    if (!Array.isArray(value) || !Array.isArray(other)) return Object.is(value, other);
    return value.length === other.length && value.every((each, at) => Object.is(each, other[at]));
  });
}
