/** Days without a time zone, such as an expected closing date, are their midnight in UTC. */

/** Of `2026-03-02`, or some days later; undefined when invalid. */
export function momentOfDay(day: string, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(moment.getTime()) || dayField(moment.toISOString()) !== day) return undefined;
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
}

/** `2026-03-02`, for a date field. */
export const dayField = (moment: string) => moment.slice(0, 10);

export function lastDayOfMonth(month: string): string {
  const moment = new Date(month);
  moment.setUTCMonth(moment.getUTCMonth() + 1, 0);
  return dayField(moment.toISOString());
}
