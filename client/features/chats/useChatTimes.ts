import { useTranslation } from 'react-i18next';
import { useDayName } from '../../app/i18n/useDayName.ts';
import { localDay } from '../../components/localDay.ts';

export function useChatTimes() {
  const { i18n } = useTranslation();
  const dayName = useDayName();
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return {
    clock: (moment: string) => clock.format(new Date(moment)),
    day: (moment: string) => dayName(localDay(moment)),
  };
}
