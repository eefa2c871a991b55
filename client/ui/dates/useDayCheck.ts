import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { isWholeDay, localToday } from '../../core/days.ts';
import { isTime } from './readTime.ts';

/**
 * Returns checks for a form's `validate`: the errors of a `DayInput` and of a `TimeInput`, whose text stays as typed.
 */
export function useDayCheck() {
  const { t } = useTranslation();
  const { enteredDay, time } = useFormat();
  const checkOf =
    (isRead: (text: string) => boolean, say: () => string) =>
    (text: string, { isRequired = false } = {}): string | null => {
      if (text.trim() === '') return isRequired ? t('fieldRequired') : null;
      return isRead(text) ? null : say();
    };
  return {
    day: checkOf(isWholeDay, () => t('date.notADay', { example: enteredDay(localToday()) })),
    time: checkOf(isTime, () => t('date.notATime', { example: time('14:30') })),
  };
}
