import { useTranslation } from 'react-i18next';
import { useEventWords } from './useEventWords.ts';
import { wallMoment } from './wallTime.ts';

export function useScheduleLabels() {
  const { t } = useTranslation(['events', 'records']);
  const { day, hour, fullHour, weekday } = useEventWords();
  return {
    labels: {
      allDay: t('records:fieldsOf.Event.allDay'),
      // The text is without its day, which the library appends.
      weekday: t('openDay', { day: '' }).trim(),
      timeSlot: t('newAt', { when: '' }).trim(),
      more: t('more'),
      moreLabel: (count: number) => t('moreEvents', { count }),
      noEvents: t('empty.title'),
    },
    weekday,
    hour: (text: string) => fullHour(wallMoment(text)),
    dayName: day,
    wholeDayName: (text: string) =>
      t('newAt', { when: `${day(text)}, ${t('records:fieldsOf.Event.allDay')}` }),
    slotName: ({ start }: { start: string; end: string }) =>
      t('newAt', { when: `${day(start)}, ${hour(wallMoment(start))}` }),
  };
}
