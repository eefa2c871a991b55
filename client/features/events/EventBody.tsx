import type { ScheduleEventData } from '@mantine/schedule';
import styles from './EventBody.module.css';
import { isOverDays, timesOf } from './eventTimes.ts';
import { scheduledOf } from './scheduledEvents.ts';
import { useEventWords } from './useEventWords.ts';

interface Props {
  event: ScheduleEventData;
  /** Whether there is room for more than a line. */
  isByHour?: boolean;
}

/** What an event's tile says: its title and, if it has some, its time and place. */
export function EventBody({ event: drawn, isByHour = false }: Props) {
  const { hour, hours } = useEventWords();
  const { event } = scheduledOf(drawn);
  const times = timesOf(event);
  if (isByHour && !isOverDays(times)) {
    return (
      <>
        <span className={styles.title}>{event.title}</span>
        <span className={styles.more}>{hours(times)}</span>
        {event.location ? <span className={styles.more}>{event.location}</span> : null}
      </>
    );
  }
  return (
    <>
      {isOverDays(times) ? null : <span className={styles.time}>{hour(times.start)} </span>}
      {event.title}
    </>
  );
}
