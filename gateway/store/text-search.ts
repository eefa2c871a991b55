import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../graphql/errors.ts';
import { folded } from './folding.ts';

const LONGEST_SEARCH = 200;

/**
 * A condition for each word of a text: the table's `search_text`, which is folded, holds it. Throws Invalid
 * for a text over 200 characters: each word costs.
 */
export function textConditions(text: string): RawBuilder<boolean>[] {
  if (text.length > LONGEST_SEARCH) {
    throw invalid({ 'filter.text': `must be at most ${LONGEST_SEARCH} characters long` });
  }
  const words = folded(text).split(' ').filter(Boolean);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`search_text like ${pattern} escape '\\'`;
  });
}
