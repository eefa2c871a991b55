import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SearchHitRow } from './search.table.ts';

const LAST_CHARACTER = '\u{10ffff}';

/** As the index has it: a text may be long. */
const beginning = sql<string>`substr(text, 1, 200)`;

/** Of a kind, and of one account where a kind's records are people's own. */
interface Among {
  kind: SearchHitRow['kind'];
  ownerId: string | null;
}

/** Entries whose folded text, which begins with the title, starts so. */
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

/** Entries with a word for each prefix (letters and digits). Unranked: ranking would read every match. */
export async function entriesWithWords(
  db: Db,
  { words, ...among }: Among & { words: readonly string[] },
  most: number,
): Promise<SearchHitRow[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const starts = words.map((word) => (isPostgres ? `${word}:*` : `"${word}"*`));
  const found = isPostgres
    ? sql<boolean>`words @@ to_tsquery('simple', ${starts.join(' & ')})`
    : sql<boolean>`number in (select rowid from search_words
        where search_words match ${[...wordsOfAmong(among), `text : (${starts.join(' AND ')})`].join(' AND ')}
        limit ${most})`;
  return entriesAmong(db, among).where(found).limit(most).execute();
}

const entriesAmong = (db: Db, { kind, ownerId }: Among) =>
  db
    .selectFrom('searchEntries')
    .select(['kind', 'recordId', 'title', beginning.as('text')])
    .where('kind', '=', kind)
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId);

/** So that the limit counts none but these. */
function wordsOfAmong({ kind, ownerId }: Among): string[] {
  const owner = ownerId === null ? [] : [`owner_id : "${ownerId.replaceAll('"', '""')}"`];
  return [`kind : "${kind}"`, ...owner];
}
