import { type ListFilters, listFilters } from '../../records/list/listFilters.ts';
import { resourceOf } from '../../records/resources.ts';

/** Returns a list's link and its filter from a URL. Figures use the same filter, so that they agree with their list. */
export function listed<Kind extends keyof ListFilters>(kind: Kind, query: Record<string, string>) {
  const parameters = new URLSearchParams(query);
  const filter = listFilters[kind].read(parameters) as ReturnType<ListFilters[Kind]['read']>;
  return { link: `${resourceOf(kind)!.path}?${parameters.toString()}`, filter };
}
