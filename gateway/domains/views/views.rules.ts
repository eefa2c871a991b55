import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { ViewRow } from './views.table.ts';

/** For each account and list. */
export const MOST_VIEWS = 50;

const LIST = /^[a-z][a-z0-9-]{0,39}$/;

/** Cursors do not fit another day's list. */
const left = ['after', 'before', 'last', 'view'];

/** Normalized, without the page. */
export function keptQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const key of left) parameters.delete(key);
  return parameters.toString();
}

export function viewErrors(view: Pick<ViewRow, 'list' | 'name' | 'query'>): FieldErrors {
  return {
    ...(!LIST.test(view.list) && { list: 'is not a name of a list' }),
    ...textErrors([
      ['name', view.name, 80, true],
      ['query', view.query, 2_000, false],
    ]),
  };
}

export const derivedFields = ({ name }: Pick<ViewRow, 'name'>) => ({ nameKey: folded(name) });
