import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useDayName } from '../../core/i18n/useDayName.ts';
import { localDay } from '../../core/days.ts';

export function useChatTimes() {
  const { i18n } = useTranslation();
  const dayName = useDayName();
  const clock = dateFormat(i18n.language, { timeStyle: 'short' });
  return {
    clock: (moment: string) => clock.format(new Date(moment)),
    day: (moment: string) => dayName(localDay(moment)),
  };
}
