import { useTranslation } from 'react-i18next';
import { capital, dateFormat } from './formats.ts';
import { localDay, localToday, startOfDay } from '../days.ts';

/** A local day, `2026-03-02`: today, yesterday, tomorrow, or its date. */
export function useDayName() {
  const { t, i18n } = useTranslation('time');
  const near = {
    [dayFromToday(-1)]: t('yesterday'),
    [dayFromToday(0)]: t('today'),
    [dayFromToday(1)]: t('tomorrow'),
  };
  const format = dateFormat(i18n.language, { dateStyle: 'full' });
  return (day: string): string =>
    near[day] ?? capital(format.format(startOfDay(day)), i18n.language);
}

function dayFromToday(days: number): string {
  return localDay(startOfDay(localToday(), days)!);
}
