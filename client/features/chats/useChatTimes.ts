import { useTranslation } from 'react-i18next';
import { localDay } from '../../components/localDay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Times as a chat shows them. Each takes a moment in ISO 8601. */
export function useChatTimes() {
  const { t, i18n } = useTranslation('chats');
  const clocks = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  const shortDays = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  const clock = (moment: string) => clocks.format(new Date(moment));
  return {
    clock,
    /** The local day, today and yesterday by name. */
    day(moment: string): string {
      const now = new Date();
      if (localDay(moment) === localDay(now)) return t('today');
      if (localDay(moment) === localDay(new Date(now.getTime() - DAY_MS))) return t('yesterday');
      return days.format(new Date(moment));
    },
    since: (moment: string) =>
      localDay(moment) === localDay(new Date())
        ? clock(moment)
        : shortDays.format(new Date(moment)),
  };
}
