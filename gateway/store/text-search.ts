import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../graphql/errors.ts';
import { searchLimits } from '../graphql/limits.ts';
import { folded } from './folding.ts';

/** One for each word: the folded `search_text` contains it. Throws Invalid for a text that is too long. */
export function textConditions(text: string): RawBuilder<boolean>[] {
  return searchedWords('filter.text', text).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`search_text like ${pattern} escape '\\'`;
  });
}

/** Folded, each once. Throws Invalid, at the given field, for a text that is too long. */
export function searchedWords(field: string, text: string): string[] {
  const { characters, words: most } = searchLimits;
  if (text.length > characters) {
    throw invalid({ [field]: `must be at most ${characters} characters long` });
  }
  const words = [...new Set(folded(text).split(' ').filter(Boolean))];
  if (words.length > most) throw invalid({ [field]: `must have at most ${most} words` });
  return words;
}
