import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/pt-br';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../core/i18n/formats.ts';
import { startOfDay } from '../../core/days.ts';
import styles from './DayCalendar.module.css';

const SUNDAY = 0;

interface Props {
  day: string | undefined;
  /** Returns the day of a moment, which marks today. */
  dayOf: (moment: Date) => string;
  pick: (day: string) => void;
}

/** A month, moved through by arrow keys, with the focus on the chosen day. */
export function DayCalendar({ day, dayOf, pick }: Props) {
  const { t, i18n } = useTranslation();
  const [today] = useState(() => dayOf(new Date()));
  const box = useRef<HTMLDivElement>(null);
  const spoken = dateFormat(i18n.language, { dateStyle: 'full' });
  const weekdays = dateFormat(i18n.language, { weekday: 'short' });
  useLayoutEffect(() => {
    const days = 'table button';
    const chosen =
      box.current?.querySelector<HTMLElement>(`${days}[data-selected]`) ??
      box.current?.querySelector<HTMLElement>(`${days}[data-highlight-today]`) ??
      box.current?.querySelector<HTMLElement>(`${days}[tabindex="0"]`);
    chosen?.focus({ preventScroll: true });
  }, []);
  return (
    <DatePicker
      ref={box}
      classNames={{
        day: styles.day,
        calendarHeaderControl: styles.control,
        calendarHeaderLevel: styles.control,
      }}
      value={day ?? null}
      onChange={(chosen) => chosen && pick(chosen)}
      defaultDate={day ?? today}
      locale={i18n.language.toLowerCase()}
      firstDayOfWeek={SUNDAY}
      weekdayFormat={(each) => weekdays.format(startOfDay(each))}
      weekendDays={[]}
      highlightToday={false}
      __stopPropagation
      getDayProps={(each) => ({
        'aria-label': spoken.format(startOfDay(each)),
        // The library marks the browser's today, and highlights no day that is not marked.
        ...(each === today && { 'data-today': true, highlightToday: true }),
      })}
      ariaLabels={{
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        previousYear: t('date.previousYear'),
        nextYear: t('date.nextYear'),
        previousDecade: t('date.previousDecade'),
        nextDecade: t('date.nextDecade'),
        monthLevelControl: t('date.chooseMonth'),
        yearLevelControl: t('date.chooseYear'),
      }}
    />
  );
}
