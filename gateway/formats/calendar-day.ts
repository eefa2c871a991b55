/** Returns midnight in UTC of the moment's day, which stands for a day without a time zone. */
export const midnightOf = (moment: string) => `${moment.slice(0, 10)}T00:00:00.000Z`;

export const isOfDays = ({ start, end }: { start: string; end: string }) =>
  end > start && [start, end].every((moment) => moment === midnightOf(moment));
