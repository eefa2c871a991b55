import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { searchLimits } from '../config/limits.ts';
import type { Db } from './database.ts';
import { folded } from './folding.ts';
import { type IndexedTable, trigramCondition } from './trigrams.ts';

/** One for each word, which the folded `search_text` contains. Throws Invalid for a text that is too long. */
export async function textConditions(
  db: Db,
  table: IndexedTable,
  text: string | null | undefined,
): Promise<RawBuilder<boolean>[]> {
  const { conditions } = await conditionsOf(db, table, searchedWords('filter.text', text ?? ''));
  return conditions;
}

interface WordConditions {
  conditions: RawBuilder<boolean>[];
  /** False when reading the table in its order is faster. */
  areIndexed: boolean;
}

/** PostgreSQL chooses by itself whether its index on `search_text` is worth using. */
export async function conditionsOf(
  db: Db,
  table: IndexedTable,
  words: readonly string[],
): Promise<WordConditions> {
  const contained = words.map(contains);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return { conditions: contained, areIndexed: true };
  }
  const found = await trigramCondition(db, table, words);
  return { conditions: found ? [found, ...contained] : contained, areIndexed: Boolean(found) };
}

const contains = (word: string) => containing(sql`search_text`, word);

export function containing(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** Folded, each once. Throws Invalid, at the given field, for a text that is too long. */
export function searchedWords(field: string, text: string): string[] {
  const { characters, words: most } = searchLimits;
  if (text.length > characters) {
    throw invalid({ [field]: problem('too_long', { most: characters }) });
  }
  const words = [...new Set(folded(text).split(' ').filter(Boolean))];
  if (words.length > most) throw invalid({ [field]: problem('too_many_words', { most }) });
  return words;
}
