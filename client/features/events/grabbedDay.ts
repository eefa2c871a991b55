import type { DragEvent } from 'react';
import { accountingDay, startOfAccountingDay } from '../../core/days.ts';

const MONTH_WEEK = '.mantine-MonthView-monthViewWeek';
const WEEK_DAYS = 7;

/** Returns the day under the pointer where an event spans several, in a month or a week that begins at `from`. */
export function grabbedDay({ clientX, currentTarget, target }: DragEvent, from: Date): Date {
  const tile = target as Element;
  const { left, width } = tile.parentElement!.getBoundingClientRect();
  const week = [...currentTarget.querySelectorAll(MONTH_WEEK)].findIndex((each) =>
    each.contains(tile),
  );
  const day = Math.floor(((clientX - left) / width) * WEEK_DAYS);
  return startOfAccountingDay(accountingDay(from), Math.max(week, 0) * WEEK_DAYS + day)!;
}
