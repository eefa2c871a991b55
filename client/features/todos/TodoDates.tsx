import { IconAlertCircle, IconCalendarDue, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { daysBetween, todayMoment } from '../../components/calendarDay.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';
import styles from './TodoDates.module.css';

const daysUntil = (moment: string) => daysBetween(todayMoment(), moment);

type Dates = Pick<TodoItem_TodoFragment, 'startDate' | 'dueDate' | 'done'>;

export function TodoDates({ todo: { startDate, dueDate, done } }: { todo: Dates }) {
  const { t } = useTranslation('todos');
  const { calendarDay } = useFormat();
  const dueWords = useDueWords();
  const beginsLater = startDate !== null && daysUntil(startDate) > 0;
  const isOverdue = dueDate !== null && !done && daysUntil(dueDate) < 0;
  const DueIcon = isOverdue ? IconAlertCircle : IconCalendarDue;
  return (
    <>
      {beginsLater ? (
        <span className={styles.date}>
          <IconPlayerPlay size={14} aria-hidden />
          {t('begins', { day: calendarDay(startDate) })}
        </span>
      ) : null}
      {dueDate ? (
        <span className={styles.date} data-overdue={isOverdue || undefined}>
          <DueIcon size={14} aria-hidden />
          {done ? t('due.on', { day: calendarDay(dueDate) }) : dueWords(dueDate)}
        </span>
      ) : null}
    </>
  );
}

function useDueWords() {
  const { t } = useTranslation('todos');
  const { calendarDay } = useFormat();
  return (dueDate: string): string => {
    const days = daysUntil(dueDate);
    if (days < 0) return t('due.overdue', { count: -days });
    if (days === 0) return t('due.today');
    return days === 1 ? t('due.tomorrow') : t('due.on', { day: calendarDay(dueDate) });
  };
}
