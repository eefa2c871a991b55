import { PostgresAdapter, sql } from 'kysely';
import { chunksOf } from '../../database/chunks.ts';
import type { Db } from '../../database/database.ts';
import { snakeCase } from '../../database/naming.ts';
import { untypedDb, isEqual, IDS_PER_QUERY } from './snapshots.ts';
import type { BeforeAfter, Snapshot, RecordPart, Row, RecordMapping } from '../declare/record.ts';

/** The maximum number of values in one statement; both stores accept more. */
const MOST_VALUES = 30_000;

/**
 * Writes the new state of records of one kind, in a number of statements that does not depend on their number. Rejects
 * with the store's own error when a unique value is in use or a referenced row is missing.
 */
export async function writeRecords(
  db: Db,
  record: RecordMapping,
  changes: readonly BeforeAfter<Snapshot>[],
): Promise<void> {
  const { table, parts = [], referencedBy = [], referringKinds = [] } = record;
  const going = changes.filter(({ after }) => !after);
  const staying = changes.filter((change): change is Staying => !!change.after);
  // Deletes rows first, because they may free unique values for the new ones.
  await deleteRows(
    db,
    { table, key: 'id' },
    going.map(({ id }) => id),
  );
  await updateRows(
    db,
    table,
    staying.flatMap(({ before, after }) =>
      before ? [{ before: before.row, after: after.row }] : [],
    ),
  );
  await insertRows(
    db,
    table,
    staying.filter(({ before }) => !before).map(({ after }) => after.row),
  );
  await writeParts(db, parts, staying);
  // Copies from before references were changes of their records tell of them, too.
  for (const link of [...referencedBy, ...referringKinds]) {
    for (const { id, before, after } of staying) if (!before) await refer(db, link, id, after);
  }
}

interface Staying extends BeforeAfter<Snapshot> {
  after: Snapshot;
}

/** Writes the rows of parts. Parts that a snapshot does not contain are not changed. */
async function writeParts(db: Db, parts: readonly RecordPart[], changes: readonly Staying[]) {
  for (const part of parts) {
    const { table } = part;
    const changed = changes
      .map(({ id, before, after }) => ({
        id,
        before: before?.parts[table] ?? [],
        after: after.parts[table] ?? before?.parts[table] ?? [],
      }))
      .filter(({ before, after }) => !isEqual(before, after));
    const isKnownById = changed.some(({ before, after }) => [...before, ...after].some(hasId));
    if (isKnownById) await writeRowsById(db, part, changed);
    else await replaceRows(db, part, changed);
    await writeParts(db, part.parts ?? [], changes);
  }
}

interface ChangedPart {
  id: string;
  before: readonly Row[];
  after: readonly Row[];
}

const hasId = (row: Row) => 'id' in row;

async function replaceRows(db: Db, { table, key }: RecordPart, changed: readonly ChangedPart[]) {
  const emptied = changed.filter(({ before }) => before.length > 0);
  await deleteRows(
    db,
    { table, key },
    emptied.map(({ id }) => id),
  );
  await insertRows(
    db,
    table,
    changed.flatMap(({ after }) => after),
  );
}

async function writeRowsById(
  db: Db,
  { table, appendOnly = false }: RecordPart,
  changed: readonly ChangedPart[],
): Promise<void> {
  const left = new Map(changed.flatMap(({ before }) => before).map((row) => [row.id, row]));
  const kept: ChangedRow[] = [];
  const made: Row[] = [];
  for (const row of changed.flatMap(({ after }) => after)) {
    const before = left.get(row.id);
    if (before) kept.push({ before, after: row });
    // The store refuses a row whose id is already used in another record.
    else made.push(row);
    left.delete(row.id);
  }
  await deleteRows(db, { table, key: 'id' }, [...left.keys()].map(String));
  await updateRows(db, table, kept);
  await insertRows(db, table, made, { keepsThere: appendOnly });
}

interface ChangedRow {
  before: Row;
  after: Row;
}

/** Writes only the columns that change in some of the rows, so that concurrent counters in other columns are kept. */
async function updateRows(db: Db, table: string, rows: readonly ChangedRow[]): Promise<void> {
  const names = new Set<string>();
  const changed = rows.filter(({ before, after }) => {
    const differing = Object.keys(after).filter((name) => !isEqual(before[name], after[name]));
    for (const name of differing) names.add(name);
    return differing.length > 0;
  });
  const [only] = changed;
  if (!only) return;
  const columns = [...names];
  if (changed.length === 1) {
    const set = Object.fromEntries(columns.map((name) => [name, only.after[name]]));
    await untypedDb(db).updateTable(table).set(set).where('id', '=', only.before.id).execute();
    return;
  }
  for (const some of chunksOf(changed, IDS_PER_QUERY)) {
    await updateMany(
      db,
      table,
      columns,
      some.map(({ after }) => after),
    );
  }
}

/** Updates all rows in one statement, although each gets different values. */
async function updateMany(db: Db, table: string, columns: readonly string[], rows: readonly Row[]) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const given = ['id', ...columns];
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(given.map((name) => [snakeCase(name), row[name]]))),
  );
  const name = sql.table(table);
  const set = columns.map((column) => sql`${sql.id(column)} = given.${sql.id(column)}`);
  const values = given.map(
    (column) => sql`json_extract(value, ${sql.lit(`$.${snakeCase(column)}`)}) as ${sql.id(column)}`,
  );
  const from = isPostgres
    ? sql`jsonb_populate_recordset(null::${name}, ${json}::jsonb)`
    : sql`(select ${sql.join(values)} from json_each(${json}))`;
  await sql`update ${name} set ${sql.join(set)} from ${from} as given
    where given.id = ${name}.id`.execute(db);
}

/** Restores references to a record, unless the rows refer to another record by now. */
async function refer(
  db: Db,
  { table, key }: RecordPart,
  id: string,
  snapshot: Snapshot,
): Promise<void> {
  const ids = snapshot.links?.[`${table}.${key}`] ?? [];
  if (ids.length === 0) return;
  const update = untypedDb(db)
    .updateTable(table)
    .set({ [key]: id });
  await update.where('id', 'in', ids).where(key, 'is', null).execute();
}

async function deleteRows(db: Db, { table, key }: RecordPart, ids: readonly string[]) {
  for (const some of chunksOf(ids, IDS_PER_QUERY)) {
    await untypedDb(db).deleteFrom(table).where(key, 'in', some).execute();
  }
}

/**
 * Inserts rows, grouped by their columns, because omitted columns get their default. Existing rows can be kept, even
 * when they now belong to another record.
 */
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
      const insert = untypedDb(db).insertInto(table).values(chunk);
      await (keepsThere ? insert.onConflict((there) => there.doNothing()) : insert).execute();
    }
  }
}
