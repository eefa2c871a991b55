/** Days that belong to no place, such as the one on which a deal is expected: their midnight in UTC. */

/** The moment of a day given as `2026-03-02`, or of one some days later; undefined when it is no day. */
export function momentOfDay(day: string, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00:00.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(moment.getTime())) return undefined;
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
}

/** As a date field holds it: `2026-03-02`. */
export const dayField = (moment: string) => moment.slice(0, 10);

/** The last day of the month that begins at a moment. */
export function lastDayOfMonth(month: string): string {
  const moment = new Date(month);
  moment.setUTCMonth(moment.getUTCMonth() + 1, 0);
  return dayField(moment.toISOString());
}
