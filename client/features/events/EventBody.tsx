import type { ScheduleEventData } from '@mantine/schedule';
import { clsx } from 'clsx';
import styles from './EventBody.module.css';
import { isOverDays, timesOf } from './eventTimes.ts';
import { scheduledOf } from './scheduledEvents.ts';
import { useEventWords } from './useEventWords.ts';

interface Props {
  event: ScheduleEventData;
  /** Whether there is room for several lines. */
  isByHour?: boolean;
}

const HALF_HOUR_MS = 30 * 60 * 1000;

/** Shows title, time and place; a short event has them on one line. */
export function EventBody({ event: drawn, isByHour = false }: Props) {
  const { hour, hours } = useEventWords();
  const { event, times: part } = scheduledOf(drawn);
  const times = timesOf(event);
  if (isByHour && !isOverDays(times)) {
    const halfHours = (part.end.getTime() - part.start.getTime()) / HALF_HOUR_MS;
    const details = [hours(times), event.location].filter(Boolean);
    if (halfHours < 2) {
      return (
        <span className={styles.line}>
          <span className={styles.title}>{event.title}</span> {details.join(' · ')}
        </span>
      );
    }
    return (
      <>
        <span className={clsx(styles.title, halfHours < 3 && styles.line)}>{event.title}</span>
        {details.map((detail) => (
          <span key={detail} className={styles.more}>
            {detail}
          </span>
        ))}
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
