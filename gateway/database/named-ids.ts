import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

const MOST_IDS = 100;

/** Returns the ids that a list is restricted to; for none, one that no record has. Throws Invalid for more than 100. */
export function namedIds(ids: readonly string[]): readonly string[] {
  if (ids.length > MOST_IDS) {
    throw invalid({ 'filter.ids': problem('too_many_entries', { most: MOST_IDS }) });
  }
  return ids.length > 0 ? ids : [''];
}
