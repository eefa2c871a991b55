import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { searchLimits } from '../config/limits.ts';
import { folded } from '../formats/folding.rules.ts';
import { type SearchTerm, searchTerms } from '../formats/search-text.rules.ts';
import type { Db } from './database.ts';
import { type IndexedTable, trigramCondition } from './trigrams.ts';

/** Returns a condition for each term, which `search_text` contains folded. Throws Invalid for a text too long. */
export async function textConditions(
  db: Db,
  table: IndexedTable,
  text: string | null | undefined,
): Promise<RawBuilder<boolean>[]> {
  const { conditions } = await conditionsOf(db, table, searchedTerms('filter.text', text ?? ''));
  return conditions;
}

interface TermConditions {
  conditions: RawBuilder<boolean>[];
  /** Whether the index is used; false when reading the table in its order is faster. */
  areIndexed: boolean;
}

/**
 * Returns the conditions of the terms. PostgreSQL chooses by itself whether its index on `search_text` is
 * worth using.
 */
export async function conditionsOf(
  db: Db,
  table: IndexedTable,
  terms: readonly SearchTerm[],
): Promise<TermConditions> {
  const contained = terms.map((term) => containingTerm(sql`search_text`, term));
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return { conditions: contained, areIndexed: true };
  }
  const found = await trigramCondition(db, table, terms);
  return { conditions: found ? [found, ...contained] : contained, areIndexed: Boolean(found) };
}

/** Returns the condition that a text contains each word of any of the ways. */
function containingTerm(text: RawBuilder<unknown>, ways: SearchTerm): RawBuilder<boolean> {
  const each = ways.map((words) => {
    const all = words.map((word) => containing(text, word));
    return sql`(${sql.join(all, sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

function containing(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** Returns the terms of a text, each once. Throws Invalid, at the given field, for a text that is too long. */
export function searchedTerms(field: string, text: string): SearchTerm[] {
  const { characters, words: most } = searchLimits;
  if (text.length > characters) {
    throw invalid({ [field]: problem('too_long', { most: characters }) });
  }
  const words = [...new Set(folded(text).split(' ').filter(Boolean))];
  if (words.length > most) throw invalid({ [field]: problem('too_many_words', { most }) });
  const terms = searchTerms(text);
  return [...new Map(terms.map((term) => [term[0]!.join(' '), term])).values()];
}
