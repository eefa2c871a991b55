import { type Db } from '../../database/database.ts';
import { conditionsOf, searchedTerms } from '../../database/text-search.ts';
import type { IndexedTable } from '../../database/trigrams.ts';
import type { RecordKind } from '../declare/record.ts';
import { type Filter, type QueryScope, filteredQuery } from '../read/read.ts';
import { sql } from 'kysely';
import { asWritten, ngramsOf, mayBeMisspelt, nearestWords } from './near-words.rules.ts';

const MOST_NEAR = 3;
/**
 * The maximum number of records whose words are compared: all that contain a rare fragment, some that contain a common
 * one.
 */
const MOST_COMPARED = 500;
/** The number of compared characters of a text, which begins with the title. */
const COMPARED = 300;

interface Among {
  record: RecordKind;
  /** The account of the caller, when records have owners. */
  accountId: string | undefined;
  /** The other filters of the list. */
  filter: Filter;
}

interface Titled extends QueryScope {
  /** The column with the title of a record. */
  title: string;
  filter: Filter;
}

/** Returns texts that find records when this one finds none because it is misspelled; the closest first. */
export async function nearTexts(
  db: Db,
  { record, accountId, filter }: Among,
  text: string,
): Promise<string[]> {
  const { declaration, title = 'id', operations } = record;
  const listed = { title, operations, accountId, declaration: declaration!, filter };
  const words = searchedTerms('text', text).map(([asTyped]) => asTyped!.join(' '));
  if (words.length === 0 || (await finds(db, listed, text))) return [];
  const ways = await Promise.all(words.map((word) => waysToWrite(db, listed, word)));
  const changed = ways.flatMap((others, place) =>
    others.length > 1 || others[0] !== words[place] ? [place] : [],
  );
  if (changed.length === 0) return [];
  const texts = Array.from({ length: MOST_NEAR }, (_, rank) =>
    ways.map((others) => others[Math.min(rank, others.length - 1)]!).join(' '),
  );
  const found: string[] = [];
  for (const near of new Set(texts)) if (await finds(db, listed, near)) found.push(near);
  return found;
}

/** Returns the spellings of a word: the word itself when records contain it, or when nothing is similar. */
async function waysToWrite(db: Db, listed: Titled, word: string): Promise<string[]> {
  if (!mayBeMisspelt(word) || (await finds(db, listed, word))) return [word];
  for (const fragments of ngramsOf(word)) {
    const rows = await rowsWithAny(db, listed, fragments);
    const near = nearestWords(
      word,
      rows.map(({ text }) => text),
      MOST_NEAR,
    );
    const titles = rows.map(({ title }) => title ?? '');
    if (near.length > 0) return near.map((each) => asWritten(each, titles));
  }
  return [word];
}

async function finds(db: Db, listed: Titled, text: string): Promise<boolean> {
  const query = await filteredQuery(db, listed, { ...listed.filter, text });
  return (await query.select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function rowsWithAny(db: Db, listed: Titled, fragments: readonly string[]) {
  const { many } = listed.declaration;
  const term = fragments.map((fragment) => [fragment]);
  const { conditions } = await conditionsOf(db, many as IndexedTable, [term]);
  const query = await filteredQuery(db, listed, { ...listed.filter, text: undefined });
  const rows = await query
    .where(({ and }) => and(conditions))
    .select([
      sql<string>`substr(search_text, 1, ${COMPARED})`.as('text'),
      sql<string | null>`${sql.ref(listed.title)}`.as('title'),
    ])
    .limit(MOST_COMPARED)
    .execute();
  return rows;
}
