import { chunksOf } from './chunks.ts';
import type { Db } from './database.ts';
import {
  anyOf,
  MOST_IDS,
  type RecordCopy,
  type RecordKind,
  type RecordPart,
  type Row,
  rowsOf,
} from './records.ts';

/** Values in one statement; both stores take more. */
const MOST_VALUES = 30_000;

/** Undoing would take away more than is left. */
export class TooFewLeft extends Error {}

/** The copy to restore and, if there is one, the copy after the change being undone. */
export interface Returning {
  before: RecordCopy;
  after?: RecordCopy | undefined;
}

/** Overwrites or recreates; versions continue. Rejects when a unique value or a reference does not fit. */
export async function restoreRecords(
  db: Db,
  record: RecordKind,
  returning: readonly Returning[],
): Promise<void> {
  const { table, parts = [], links = [] } = record;
  const copies = returning.map(({ before }) => before);
  const byId = new Map(returning.map((each) => [String(each.before.row.id), each]));
  const rows = await rowsOf(db, { table, key: 'id' }, [...byId.keys()]);
  const stored = new Map(rows.map((row) => [String(row.id), row]));
  for (const [id, row] of stored) {
    const { before, after } = byId.get(id)!;
    const back = columnsBack(record, { stored: row, before: before.row, after: after?.row });
    const columns = { ...back, ...versionAfter(row, before.row) };
    await anyOf(db).updateTable(table).set(columns).where('id', '=', id).execute();
  }
  const there = returning.filter(({ before }) => stored.has(String(before.row.id)));
  for (const part of parts) await clearPart(db, part, there);
  const gone = copies.filter(({ row }) => !stored.has(String(row.id)));
  await insertRows(
    db,
    table,
    gone.map(({ row }) => ({ ...row, ...versionAfter(row, row) })),
  );
  for (const name of new Set(copies.flatMap((copy) => Object.keys(copy.parts)))) {
    await insertRows(
      db,
      name,
      copies.flatMap((copy) => copy.parts[name] ?? []),
      { keepsThere: parts.some(({ table, isLog }) => table === name && isLog) },
    );
  }
  for (const link of links) {
    for (const [id, { before }] of byId) await refer(db, link, { id, copy: before });
  }
}

/** Deletes the part's rows that the copies restore; of a log only those that the change added. */
async function clearPart(db: Db, part: RecordPart, returning: readonly Returning[]) {
  const { table, isLog } = part;
  // A part that the change did not touch is not in its copy.
  const changed = returning.filter(({ before }) => before.parts[table]);
  if (!isLog) {
    return deleteRows(
      db,
      part,
      changed.map(({ before }) => String(before.row.id)),
    );
  }
  const written = changed.flatMap(({ before, after }) => {
    const known = new Set(before.parts[table]!.map(({ id }) => id));
    return (after?.parts[table] ?? []).filter(({ id }) => !known.has(id));
  });
  await deleteRows(
    db,
    { table, key: 'id' },
    written.map(({ id }) => String(id)),
  );
}

/** A stored row's columns after undoing a change. */
function columnsBack(
  { counts = [], lasting = [] }: RecordKind,
  { stored, before, after }: { stored: Row; before: Row; after: Row | undefined },
): Row {
  const kept = Object.fromEntries(lasting.map((column) => [column, stored[column]]));
  if (!after || counts.length === 0) return { ...before, ...kept };
  const counted = counts.map((column) => {
    const count = Number(stored[column]) + Number(before[column]) - Number(after[column]);
    if (count < 0) throw new TooFewLeft();
    return [column, count] as const;
  });
  const isElse = (column: string) => column !== 'version' && !counts.includes(column);
  const changedElse = Object.keys(before).some(
    (column) => isElse(column) && before[column] !== after[column],
  );
  return { ...(changedElse && { ...before, ...kept }), ...Object.fromEntries(counted) };
}

const versionAfter = (stored: Row, copied: Row) =>
  'version' in copied ? { version: Number(stored.version) + 1 } : {};

/** Restores references to a record, unless they refer to another one by now. */
async function refer(
  db: Db,
  { table, key }: RecordPart,
  { id, copy }: { id: string; copy: RecordCopy },
): Promise<void> {
  const ids = copy.links[`${table}.${key}`] ?? [];
  if (ids.length === 0) return;
  const update = anyOf(db)
    .updateTable(table)
    .set({ [key]: id });
  await update.where('id', 'in', ids).where(key, 'is', null).execute();
}

export async function deleteRecords(
  db: Db,
  { table }: RecordKind,
  ids: readonly string[],
): Promise<void> {
  await deleteRows(db, { table, key: 'id' }, ids);
}

async function deleteRows(db: Db, { table, key }: RecordPart, ids: readonly string[]) {
  for (const some of chunksOf(ids, MOST_IDS)) {
    await anyOf(db).deleteFrom(table).where(key, 'in', some).execute();
  }
}

/** One statement for each set of columns: omitted ones get their default. Existing rows may stay. */
async function insertRows(
  db: Db,
  table: string,
  rows: readonly Row[],
  { keepsThere = false } = {},
): Promise<void> {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).join();
    if (!alike.has(columns)) alike.set(columns, []);
    alike.get(columns)!.push(row);
  }
  for (const some of alike.values()) {
    const columns = Object.keys(some[0]!).length;
    for (const chunk of chunksOf(some, Math.floor(MOST_VALUES / columns))) {
      const insert = anyOf(db).insertInto(table).values(chunk);
      await (keepsThere ? insert.onConflict((there) => there.doNothing()) : insert).execute();
    }
  }
}
