import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import type { SearchHitRow } from './search.table.ts';

const LAST_CHARACTER = '\u{10ffff}';

/** Entries whose folded text, which begins with the title, starts so. */
export function entriesStarting(
  db: Db,
  { kind, start }: { kind: SearchHitRow['kind']; start: string },
  most: number,
): Promise<SearchHitRow[]> {
  return db
    .selectFrom('searchEntries')
    .select(['kind', 'recordId', 'title', 'text'])
    .where('kind', '=', kind)
    .where('text', '>=', start)
    .where('text', '<', start + LAST_CHARACTER)
    .orderBy('text')
    .limit(most)
    .execute();
}

/** Entries with a word for each prefix (letters and digits). Unranked: ranking would read every match. */
export async function entriesWithWords(
  db: Db,
  { kind, words }: { kind: SearchHitRow['kind']; words: readonly string[] },
  most: number,
): Promise<SearchHitRow[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const starts = words.map((word) => (isPostgres ? `${word}:*` : `"${word}"*`));
  const found = isPostgres
    ? sql<boolean>`kind = ${kind} and words @@ to_tsquery('simple', ${starts.join(' & ')})`
    : sql<boolean>`number in (select rowid from search_words
        where search_words match ${`kind : ${kind} AND text : (${starts.join(' AND ')})`}
        limit ${most})`;
  return db
    .selectFrom('searchEntries')
    .select(['kind', 'recordId', 'title', 'text'])
    .where(found)
    .limit(most)
    .execute();
}
