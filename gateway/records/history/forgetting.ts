import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { rowsByIds } from '../write/snapshots.ts';
import type { RecordMapping } from '../declare/record.ts';

/** Returns the ids of the record and of those merged into it, because their history is about the same person. */
export async function idsOfPerson(db: Db, record: RecordMapping, id: string): Promise<string[]> {
  const ids = [id];
  for (const each of ids) {
    const merged = await idsMergedInto(db, record, each);
    ids.push(...merged.filter((other) => !ids.includes(other)));
  }
  return ids;
}

/** Returns the ids of records merged into this one, except restored ones with a history of their own. */
async function idsMergedInto(db: Db, record: RecordMapping, id: string): Promise<string[]> {
  const { kind } = record;
  const rows = await db
    .selectFrom('activityChanges as kept')
    .innerJoin('activityChanges as merged', 'merged.activityId', 'kept.activityId')
    .select('merged.recordId')
    .distinct()
    .where('kept.recordId', '=', id)
    .where('kept.kind', '=', kind)
    .where('kept.action', '=', 'updated')
    .where('merged.kind', '=', kind)
    .where('merged.action', '=', 'deleted')
    .execute();
  const ids = rows.map(({ recordId }) => recordId);
  const there = await rowsByIds(db, record, ids);
  return ids.filter((each) => !there.has(each));
}

/** Deletes all snapshots of the records, and replaces their names by `title`. */
export async function forgetRecords(
  db: Db,
  { kind }: RecordMapping,
  { ids, title }: { ids: readonly string[]; title: string },
): Promise<void> {
  const told = db
    .selectFrom('activityChanges')
    .where('kind', '=', kind)
    .where('recordId', 'in', ids);
  await db
    .updateTable('activities')
    .set({ title })
    .where('kind', '=', kind)
    .where('id', 'in', told.select('activityId'))
    .where('title', 'in', told.select('title'))
    .execute();
  await db
    .updateTable('activityChanges')
    .set({ title, before: null, after: null })
    .where('kind', '=', kind)
    .where('recordId', 'in', ids)
    .execute();
  await forgetWords(db);
}

/** Merges the segments of SQLite's index, which otherwise keep words that no record contains any more. */
async function forgetWords(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`insert into search_words (search_words) values ('optimize')`.execute(db);
}
