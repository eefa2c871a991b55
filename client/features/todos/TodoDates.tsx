import { IconAlertCircle, IconCalendarDue, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { daysBetween, localToday } from '../../core/days.ts';
import { useNow } from '../../ui/useNow.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';
import { daysUntilDue, type Due, dueParts, isPast } from './todoDue.ts';
import styles from './TodoDates.module.css';

type Dates = Due & Pick<TodoItem_TodoFragment, 'startDay' | 'done'>;

export function TodoDates({ todo }: { todo: Dates }) {
  const { startDay, dueDay, done } = todo;
  const { t } = useTranslation('todos');
  const { calendarDay } = useFormat();
  const beginsLater = startDay !== null && daysBetween(localToday(), startDay) > 0;
  return (
    <>
      {beginsLater ? (
        <span className={styles.date}>
          <IconPlayerPlay size={14} aria-hidden />
          {t('begins', { day: calendarDay(startDay) })}
        </span>
      ) : null}
      {dueDay ? <DueDate due={todo} done={done} /> : null}
    </>
  );
}

function DueDate({ due, done }: { due: Due; done: boolean }) {
  const dueWords = useDueWords();
  const now = useNow();
  const isOverdue = !done && isPast(due, now);
  const DueIcon = isOverdue ? IconAlertCircle : IconCalendarDue;
  return (
    <span className={styles.date} data-overdue={isOverdue || undefined}>
      <DueIcon size={14} aria-hidden />
      {dueWords(due, { done, isOverdue })}
    </span>
  );
}

function useDueWords() {
  const { t } = useTranslation('todos');
  const { calendarDay, time } = useFormat();
  return (due: Due, { done, isOverdue }: { done: boolean; isOverdue: boolean }): string => {
    const days = daysUntilDue(due);
    const { day, time: at } = dueParts(due);
    if (isOverdue && days < 0) return t('due.overdue', { count: -days });
    if (isOverdue) return t('due.overdueSince', { time: time(at) });
    const on = t('due.on', { day: calendarDay(day) });
    const near = done ? undefined : [t('due.today'), t('due.tomorrow')][days];
    return at ? t('due.at', { due: near ?? on, time: time(at) }) : (near ?? on);
  };
}
