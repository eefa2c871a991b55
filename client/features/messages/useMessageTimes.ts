import { useTranslation } from 'react-i18next';
import { localDay } from '../../components/localDay.ts';

/** Times as an inbox shows them. Each takes a moment in ISO 8601. */
export function useMessageTimes() {
  const { i18n } = useTranslation();
  const clocks = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  const moments = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  return {
    /** The time of today, the day of any other. */
    short: (moment: string) =>
      (localDay(moment) === localDay(new Date()) ? clocks : days).format(new Date(moment)),
    long: (moment: string) => moments.format(new Date(moment)),
  };
}
