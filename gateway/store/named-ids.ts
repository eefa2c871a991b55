import { invalid } from '../graphql/errors.ts';

const MOST_IDS = 100;

/** Ids that a list is restricted to. For none, an id that no record has. Throws Invalid for more than 100. */
export function namedIds(ids: readonly string[]): readonly string[] {
  if (ids.length > MOST_IDS) {
    throw invalid({ 'filter.ids': `must have at most ${MOST_IDS} entries` });
  }
  return ids.length > 0 ? ids : [''];
}
