import { type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from '../formats/search-text.rules.ts';
import type { Database, Db } from './database.ts';
import { snakeCase } from './naming.ts';

/** The most matches for which the index is used; with more, reading a list in its order finds a page sooner. */
const MOST_INDEXED = 2_000;
/** The most trigrams that begin with a word of one or two characters; a word with more is in most records. */
const MOST_TERMS = 100;
/** A trigram that no text has, for a word too short for the index, which would be ignored. */
const NOTHING = '\u0001\u0001\u0001';
const LAST_CHARACTER = '\u{10ffff}';

/** A table whose texts are indexed: its migration has `indexTexts`. */
export type IndexedTable = Exclude<
  { [T in keyof Database]: Database[T] extends { searchText: string } ? T : never }[keyof Database],
  'cards'
>;

/**
 * Finds, on SQLite, the records with all trigrams of a way for each term; undefined if too many, or the words too
 * common.
 */
export async function trigramCondition(
  db: Db,
  table: IndexedTable,
  terms: readonly SearchTerm[],
): Promise<RawBuilder<boolean> | undefined> {
  const name = snakeCase(table);
  const matches = (await Promise.all(terms.map((term) => matchOf(db, name, term)))).filter(
    (match) => match !== undefined,
  );
  if (matches.length === 0) return undefined;
  const trigrams = sql.id(`search_trigrams_${name}`);
  const matching = sql`select rowid from ${trigrams} where ${trigrams} match ${matches.join(' AND ')}`;
  const { rows } = await sql<{ most: number }>`
    select count(*) as most from (${matching} limit ${MOST_INDEXED + 1})`.execute(db);
  if (rows[0]!.most > MOST_INDEXED) return undefined;
  return sql`id in (select record_id from search_texts
    where number in (${matching}))`;
}

/** Returns the match of a term's ways; undefined when one has no word that the index finds: any record may have it. */
async function matchOf(db: Db, table: string, ways: SearchTerm): Promise<string | undefined> {
  const all = await Promise.all(ways.map((words) => trigramsOf(db, table, words)));
  if (all.some((terms) => terms.length === 0)) return undefined;
  const [first, ...others] = all.map((terms) => terms.join(' AND '));
  return others.length === 0
    ? first
    : `(${[first, ...others].map((way) => `(${way})`).join(' OR ')})`;
}

/** Returns the trigrams of the words; for a word that is too short, those that begin with it, when they are few. */
async function trigramsOf(db: Db, table: string, words: readonly string[]): Promise<string[]> {
  const terms: string[] = [];
  for (const word of words) {
    // A NUL would end the query.
    if (word.includes('\0')) continue;
    const characters = [...word];
    const trigrams = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
    terms.push(...trigrams.map(quoted));
    const isCommon = /^[\p{L}\p{N}]$/u.test(word);
    if (trigrams.length > 0 || isCommon) continue;
    const beginning = await termsBeginning(db, table, word);
    if (beginning) terms.push(`(${beginning.map(quoted).join(' OR ')})`);
  }
  return [...new Set(terms)];
}

async function termsBeginning(db: Db, table: string, word: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ term: string }>`select term from ${sql.id(`search_terms_${table}`)}
    where term >= ${word} and term < ${word + LAST_CHARACTER} limit ${MOST_TERMS + 1}`.execute(db);
  if (rows.length > MOST_TERMS) return undefined;
  return rows.length > 0 ? rows.map(({ term }) => term) : [NOTHING];
}

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
