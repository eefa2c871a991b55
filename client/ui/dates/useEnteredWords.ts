import { useFormat } from '../../core/i18n/useFormat.ts';
import { isWholeDay } from '../../core/days.ts';
import { isTime } from './readTime.ts';

/** Returns what a `DayInput` or a `TimeInput` holds as text; undefined for what is no day or no time. */
export function useEnteredWords() {
  const { calendarDay, time } = useFormat();
  return {
    day: (entered: unknown) =>
      isWholeDay(entered as string) ? calendarDay(entered as string) : undefined,
    time: (entered: unknown) => (isTime(entered as string) ? time(entered as string) : undefined),
  };
}
