/** Returns the day of a moment in UTC, as `2026-03-02`. */
export const dayOf = (moment: string) => moment.slice(0, 'yyyy-mm-dd'.length);

/** Returns midnight in UTC of the moment's day, which stands for a day without a time zone. */
export const midnightOf = (moment: string) => `${dayOf(moment)}T00:00:00.000Z`;

export const isOfDays = ({ start, end }: { start: string; end: string }) =>
  end > start && [start, end].every((moment) => moment === midnightOf(moment));
