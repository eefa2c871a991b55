import { useTranslation } from 'react-i18next';
import { capital, dateFormat } from '../../core/i18n/formats.ts';
import { useCompany } from '../../core/company.ts';
import { dayOf } from '../../../gateway/formats/days.ts';
import { accountingDay, startOfAccountingDay } from '../../core/days.ts';
import { eventColor } from './eventColors.ts';
import { type EventTimes, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import type { ShownDays } from './shownDays.ts';
import { lastDay } from './wallTime.ts';

const LAST_DAY_BACK_MS = 1;

export function useEventWords() {
  const { t, i18n } = useTranslation(['events', 'records']);
  const { timeZone } = useCompany();
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...options, timeZone });
  const days = format({ dateStyle: 'medium' });
  const moments = format({ dateStyle: 'medium', timeStyle: 'short' });
  const hours = format({ timeStyle: 'short' });
  const weekdays = format({ weekday: 'short' });

  const day = (text: string) =>
    format({ dateStyle: 'full' }).format(startOfAccountingDay(dayOf(text)));
  const heading = (text: string) => capital(text, i18n.language);

  function when(times: EventTimes): string {
    if (!times.allDay) return moments.formatRange(times.start, times.end);
    return days.formatRange(times.start, startOfAccountingDay(lastDay(times))!);
  }

  return {
    when,
    whole({ title, location, color, ...event }: EventTile_EventFragment) {
      const parts = [
        when(timesOf(event)),
        location,
        t(`records:choicesOf.Event.color.${eventColor(color)}`),
      ];
      return { title, rest: parts.filter(Boolean).join(', ') };
    },
    hour: (moment: Date) => hours.format(moment),
    /** Writes a full hour, short where clocks have twelve hours. */
    fullHour: (moment: Date) =>
      hours.resolvedOptions().hour12
        ? format({ hour: 'numeric' }).format(moment)
        : hours.format(moment),
    hours: ({ start, end }: EventTimes) =>
      accountingDay(start) === accountingDay(end)
        ? hours.formatRange(start, end)
        : [start, end].map((moment) => hours.format(moment)).join(' – '),
    weekday: (text: string) => weekdays.format(startOfAccountingDay(dayOf(text))),
    day,
    dayHeading: (text: string) => heading(day(text)),
    shown({ view, day: first, from, to }: ShownDays): string {
      const month = format({ month: 'long', year: 'numeric' });
      if (view === 'month') return heading(month.format(startOfAccountingDay(first)));
      if (view === 'day') return heading(day(first));
      return days.formatRange(from, new Date(to.getTime() - LAST_DAY_BACK_MS));
    },
  };
}
