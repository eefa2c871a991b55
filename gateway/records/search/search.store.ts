import { PostgresAdapter, sql } from 'kysely';
import { END, type SearchTerm } from '../../formats/search-text.rules.ts';
import type { Db } from '../../database/database.ts';
import type { SearchHitRow } from './search.table.ts';

const LAST_CHARACTER = '\u{10ffff}';

/** Must agree with the expression of the index, which contains only the beginning of a text, because it may be long. */
const beginning = sql<string>`substr(text, 1, 200)`;

/** The kind of the entries, and their owner when the kind has owners. */
interface Among {
  kind: SearchHitRow['kind'];
  ownerId: string | null;
}

/** Returns entries whose folded text, which begins with the title, begins with `start`. */
export function entriesStarting(
  db: Db,
  { start, ...among }: Among & { start: string },
  most: number,
): Promise<SearchHitRow[]> {
  return entriesAmong(db, among)
    .where(beginning, '>=', start)
    .where(beginning, '<', start + LAST_CHARACTER)
    .orderBy(beginning)
    .limit(most)
    .execute();
}

/** A search for entries with each term in any of its spellings, each given as words (letters and digits). */
export interface Wanted extends Among {
  terms: readonly SearchTerm[];
  /** Whether only whole words match; otherwise also words that start with the term. */
  areWhole?: boolean;
}

/** Returns entries with words for each term, unranked, because ranking would read every match. */
export async function entriesWithWords(
  db: Db,
  { terms, areWhole = false, ...among }: Wanted,
  most: number,
): Promise<SearchHitRow[]> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const query = matchOf(terms, {
      ...{ areWhole, and: ' & ', or: ' | ' },
      word: (word, isWhole) => (isWhole ? word : `${word}:*`),
    });
    const found = sql<boolean>`words @@ to_tsquery('simple', ${query})`;
    return entriesAmong(db, among).where(found).limit(most).execute();
  }
  const query = matchOf(terms, {
    ...{ areWhole, and: ' AND ', or: ' OR ' },
    word: (word, isWhole) => (isWhole ? `"${word}"` : `"${word}"*`),
  });
  const match = [...wordsOfAmong(among), `text : (${query})`].join(' AND ');
  const found = sql<boolean>`number in (select rowid from search_words
    where search_words match ${match} limit ${most})`;
  return entriesAmong(db, among).where(found).limit(most).execute();
}

interface Grammar {
  and: string;
  or: string;
  word: (word: string, isWhole: boolean) => string;
  areWhole: boolean;
}

function matchOf(terms: readonly SearchTerm[], { and, or, word, areWhole }: Grammar): string {
  const one = (each: string) => word(each.replace(END, ''), areWhole || each.endsWith(END));
  const all = (words: readonly string[]) => `(${words.map(one).join(and)})`;
  return terms.map((ways) => `(${ways.map(all).join(or)})`).join(and);
}

const entriesAmong = (db: Db, { kind, ownerId }: Among) =>
  db
    .selectFrom('searchEntries')
    .select(['kind', 'recordId', 'title', beginning.as('text')])
    .where('kind', '=', kind)
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId);

/** Returns the kind and the owner as terms of the match, so that the limit counts only their entries. */
function wordsOfAmong({ kind, ownerId }: Among): string[] {
  const owner = ownerId === null ? [] : [`owner_id : "${ownerId.replaceAll('"', '""')}"`];
  return [`kind : "${kind}"`, ...owner];
}
