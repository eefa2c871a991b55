import { type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from '../formats/search-text.rules.ts';
import type { Database, Db } from './database.ts';
import { snakeCase } from './naming.ts';

/** Of more records, reading a list in its order finds a page sooner. */
const MOST_INDEXED = 2_000;
/** Trigrams that begin with a word of one or two characters; one with more is in most records. */
const MOST_TERMS = 100;
/** In no text: a word too short for the index would be ignored. */
const NOTHING = '\u0001\u0001\u0001';
const LAST_CHARACTER = '\u{10ffff}';

/** Its migration has `indexTexts`. */
export type IndexedTable = Exclude<
  { [T in keyof Database]: Database[T] extends { searchText: string } ? T : never }[keyof Database],
  'cards'
>;

/** On SQLite: records with all trigrams of a way to find each term. Undefined when they are too many, or the words too common. */
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

/** Undefined when a way has no word that the index finds: any record may have it. */
async function matchOf(db: Db, table: string, ways: SearchTerm): Promise<string | undefined> {
  const all = await Promise.all(ways.map((words) => trigramsOf(db, table, words)));
  if (all.some((terms) => terms.length === 0)) return undefined;
  const [first, ...others] = all.map((terms) => terms.join(' AND '));
  return others.length === 0
    ? first
    : `(${[first, ...others].map((way) => `(${way})`).join(' OR ')})`;
}

/** Of words too short for a trigram those that begin with them, when they are few. */
async function trigramsOf(db: Db, table: string, words: readonly string[]): Promise<string[]> {
  const terms: string[] = [];
  for (const word of words) {
    // In a query it would be the end.
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
