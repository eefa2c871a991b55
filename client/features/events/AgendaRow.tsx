import type { ScheduleEventData } from '@mantine/schedule';
import { useTranslation } from 'react-i18next';
import styles from './AgendaRow.module.css';
import { EventMark } from './EventMark.tsx';
import { isOverDays, timesOf } from './eventTimes.ts';
import { scheduledOf } from './scheduledEvents.ts';
import { useEventWords } from './useEventWords.ts';
import { lastDay } from './wallTime.ts';
import { accountingDay } from '../../core/days.ts';

export function AgendaRow({ event: drawn }: { event: ScheduleEventData }) {
  const { t } = useTranslation(['events', 'records']);
  const { when, hour, hours } = useEventWords();
  const { event, times: part } = scheduledOf(drawn);
  const times = timesOf(event);
  const isOneDay = times.allDay && lastDay(times) === accountingDay(times.start);

  function time(): string {
    if (isOneDay) return t('records:fieldsOf.Event.allDay');
    if (isOverDays(times)) return when(times);
    if (part.start > times.start) return t('until', { time: hour(times.end) });
    return hours(times);
  }

  return (
    <span className={styles.row}>
      <span className={styles.time}>{time()}</span>
      <span className={styles.what}>
        <span className={styles.title}>{event.title}</span>
        {event.location ? <span className={styles.where}>{event.location}</span> : null}
      </span>
      <EventMark color={event.color} isNameless />
    </span>
  );
}
