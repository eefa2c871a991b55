import type { Db } from '../../database/database.ts';
import type { ReadMany } from '../../database/loading.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import { newestOfEach } from '../../database/rows-by.ts';
import type { NoteRow } from '../generated/rows.ts';
import type { NotePage } from './notes.table.ts';

export function listNotes(
  db: Db,
  { kind, id, ...page }: PageRequest & { kind: string; id: string },
): Promise<NotePage> {
  const query = db
    .selectFrom('notes')
    .selectAll()
    .where('recordId', '=', id)
    .where('recordKind', '=', kind);
  return pageOf(query, { column: 'at', direction: 'descending' }, page);
}

const MOST_LISTED = 100;

/** Reads the latest notes on each of some records of a kind, newest first. */
export function newestNotesOf(kind: string, most = MOST_LISTED): ReadMany<string, NoteRow[]> {
  const read = newestOfEach('notes', 'recordId', { order: 'at', most });
  return async (db, ids) => {
    const notes = await read(db, ids);
    const ofKind = (rows: NoteRow[]) => rows.filter(({ recordKind }) => recordKind === kind);
    return new Map([...notes].map(([id, rows]) => [id, ofKind(rows)]));
  };
}

/** Counts the notes on each of some records of a kind. */
export function noteCountsOf(kind: string): ReadMany<string, number> {
  return async (db, ids) => {
    const rows = await db
      .selectFrom('notes')
      .select(({ fn }) => ['recordId', fn.countAll<number>().as('count')])
      .where('recordId', 'in', ids)
      .where('recordKind', '=', kind)
      .groupBy('recordId')
      .execute();
    return new Map(rows.map(({ recordId, count }) => [recordId, Number(count)]));
  };
}

/** Returns the time of a new note on a record, later than that of each other one. */
export async function nextNoteTime(
  db: Db,
  { kind, id }: { kind: string; id: string },
): Promise<string> {
  const last = await db
    .selectFrom('notes')
    .select('at')
    .where('recordId', '=', id)
    .where('recordKind', '=', kind)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const now = Date.now();
  const after = last ? Date.parse(last.at) + 1 : now;
  return new Date(Math.max(now, after)).toISOString();
}
