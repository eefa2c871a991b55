export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day of a moment in UTC, as `2026-03-02`. */
export const dayOf = (moment: string) => moment.slice(0, 'yyyy-mm-dd'.length);

/** Returns midnight in UTC of the moment's day, which stands for a day without a time zone. */
export const midnightOf = (moment: string) => `${dayOf(moment)}T00:00:00.000Z`;

/** Returns the midnight in UTC some days after that of the moment's day. */
export const midnightAfter = (moment: string, days: number) =>
  new Date(Date.parse(midnightOf(moment)) + days * DAY_MS).toISOString();

export const isOfDays = ({ start, end }: { start: string; end: string }) =>
  end > start && [start, end].every((moment) => moment === midnightOf(moment));

/** Returns the moment some days before now. */
export const daysAgo = (days: number, now = Date.now()) =>
  new Date(now - days * DAY_MS).toISOString();
