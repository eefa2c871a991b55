/** Of `2026-03-02`, or some days later; undefined when invalid. */
export function startOfDay(day: string, daysLater = 0): Date | undefined {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  if (localDay(new Date(year, month - 1, date)) !== day) return undefined;
  return new Date(year, month - 1, date + daysLater);
}

/** `2026-03-02`, for a date field. */
export function localDay(moment: string | Date): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
