/** A day without a time zone is its midnight in UTC. */
export const midnightOf = (moment: string) => `${moment.slice(0, 10)}T00:00:00.000Z`;

export const isOfDays = ({ start, end }: { start: string; end: string }) =>
  end > start && [start, end].every((moment) => moment === midnightOf(moment));
