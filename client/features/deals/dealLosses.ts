import { forecastParameters } from './dealForecast.ts';

export interface Reason {
  id: string;
  name: string;
}

interface Given {
  parameters: URLSearchParams;
  counts: readonly { value: string | null; count: number }[];
  reasons: readonly Reason[];
}

/** Returns the parameters of lost deals, with all filters but that of the stage. */
export function lostParameters(parameters: URLSearchParams): URLSearchParams {
  const lost = forecastParameters(parameters);
  lost.set('stage', 'lost');
  return lost;
}

/** Returns the share in whole per cent. */
export const shareOf = (count: number, total: number) => Math.round((count / total) * 100);

/** Returns the losses with the address of the deals behind each; those of no listed reason come last. */
export function lossesBehind({ parameters, counts, reasons }: Given) {
  const linked = (reason: string) => {
    const list = lostParameters(parameters);
    if (!list.has('reason')) list.set('reason', reason);
    list.set('as', 'table');
    return `?${list.toString()}`;
  };
  const countOf = (id: string) => counts.find(({ value }) => value === id)?.count ?? 0;
  const listed = reasons
    .map(({ id, name }) => ({ id, name, count: countOf(id), to: linked(id) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count);
  const others = counts.find(({ value }) => value === null)?.count ?? 0;
  if (others === 0) return listed;
  const to = linked(`!${reasons.map(({ id }) => id).join(',')}`);
  return [...listed, { id: undefined, name: undefined, count: others, to }];
}
