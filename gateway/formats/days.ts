export const DAY_SECONDS = 24 * 60 * 60;
export const DAY_MS = DAY_SECONDS * 1000;

/** Returns the day of a moment in UTC, as `2026-03-02`. */
export const dayOf = (moment: string) => moment.slice(0, 'yyyy-mm-dd'.length);

/** Returns midnight in UTC of the moment's day, which stands for a day without a time zone. */
export const midnightOf = (moment: string) => `${dayOf(moment)}T00:00:00.000Z`;

/** Returns the midnight in UTC some days after that of the moment's day. */
export const midnightAfter = (moment: string, days: number) =>
  new Date(Date.parse(midnightOf(moment)) + days * DAY_MS).toISOString();

/** Whether the moment or day is in the years 0 to 9999, which have four digits and no sign. */
export const isInYears = (moment: string) => /^\d{4}-/.test(moment);

/** Returns the moments at which whole days start and end: the midnights of the first day and of the day after the last. */
export const spanOfDays = (firstDay: string, lastDay: string) => ({
  start: midnightOf(firstDay),
  end: midnightAfter(lastDay, 1),
});

/** Returns the midnights of the first and the last day of a span of whole days. */
export const daysOfSpan = ({ start, end }: { start: string; end: string }) => ({
  startDay: start,
  endDay: midnightAfter(end, -1),
});

export const isOfDays = ({ start, end }: { start: string; end: string }) =>
  end > start && [start, end].every((moment) => moment === midnightOf(moment));

/** Returns the moment some days after now. */
export const daysFromNow = (days: number, now = Date.now()) =>
  new Date(now + days * DAY_MS).toISOString();

/** Returns the moment some days before now. */
export const daysAgo = (days: number, now?: number) => daysFromNow(-days, now);
