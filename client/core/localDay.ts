/** A year before this one is still being typed: 0002, 0020, 0202. */
const FIRST_WHOLE_DAY = '1000-01-01';

/** Returns the local midnight of `2026-03-02`, or of some days later; undefined when it is not a day. */
export function startOfDay(day: string, daysLater = 0): Date | undefined {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (!year || month === undefined || date === undefined) return undefined;
  if (localDay(midnight(year, month - 1, date)) !== day) return undefined;
  return midnight(year, month - 1, date + daysLater);
}

export const isWholeDay = (day: string): boolean =>
  day >= FIRST_WHOLE_DAY && startOfDay(day) !== undefined;

/** Returns the local day as `2026-03-02`, for a date field. */
export function localDay(moment: string | Date): string {
  const date = new Date(moment);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

function midnight(...yearMonthDate: [year: number, month: number, date: number]): Date {
  const moment = new Date(2000, 0, 1);
  moment.setFullYear(...yearMonthDate);
  return moment;
}
