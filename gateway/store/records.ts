import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { snakeCase } from './naming.ts';

/** How one kind of record lies in the tables: enough to copy one whole, and to put the copy back. */
export interface RecordKind {
  /** The GraphQL type's name. */
  kind: string;
  /** Table of the record itself, whose key is `id`. */
  table: keyof Database;
  /** What belongs to it and goes with it. */
  parts?: readonly RecordPart[];
  /** Columns elsewhere that refer to it and are emptied when it goes. */
  links?: readonly Omit<RecordPart, 'parts'>[];
  /** Column of the account whose own it is. Without one it is business data. */
  owner?: string;
  /** Column that holds what people know one by. */
  title: string;
  /** Columns that stay as they are when a record that is there is put back, because others rely on them. */
  lasting?: readonly string[];
  /**
   * Columns that count what comes and goes. A change is taken back by the difference that it made, so that what
   * came or went since stays so; one that changed nothing else leaves the other columns alone.
   */
  counts?: readonly string[];
  /** Columns that no copy holds, because they are secret. Such a record can be changed back, not brought back. */
  secrets?: readonly string[];
}

export interface RecordPart {
  table: keyof Database;
  /** Column that holds the id of what the rows belong to. */
  key: string;
  /** Rows that only come to be: an older version of the record that comes back leaves them as they are. */
  isLog?: boolean;
  /** What belongs to the rows in turn, by their `id`. */
  parts?: readonly RecordPart[];
}

export type Row = Record<string, unknown>;

/** A whole record: its row, the rows of its parts by table, the ids of what refers to it by `table.column`. */
export interface RecordCopy {
  row: Row;
  parts: Record<string, Row[]>;
  links: Record<string, string[]>;
}

/** The store while no table in particular is meant. */
type AnyDb = Kysely<Record<string, Row>>;
const anyOf = (db: Db) => db as unknown as AnyDb;

/** Keeps a record from being changed by another transaction until this one ends. */
export async function lockRecord(db: Db, { table }: RecordKind, id: string): Promise<void> {
  // On SQLite there is one transaction at a time.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select id from ${sql.table(snakeCase(table))} where id = ${id} for update`.execute(db);
}

/** A copy of a record as it now is; undefined when there is none. */
export async function copyOf(db: Db, of: RecordKind, id: string): Promise<RecordCopy | undefined> {
  const [row] = await rowsOf(db, { table: of.table, key: 'id' }, [id]);
  if (!row) return undefined;
  for (const secret of of.secrets ?? []) delete row[secret];
  const copy: RecordCopy = { row, parts: {}, links: {} };
  await copyParts(db, of.parts, [id], copy.parts);
  for (const link of of.links ?? []) {
    const rows = await rowsOf(db, link, [id]);
    copy.links[`${link.table}.${link.key}`] = rows.map((each) => String(each.id));
  }
  return copy;
}

async function copyParts(
  db: Db,
  parts: readonly RecordPart[] = [],
  ids: readonly string[],
  into: RecordCopy['parts'],
): Promise<void> {
  for (const part of parts) {
    const rows = ids.length > 0 ? await rowsOf(db, part, ids) : [];
    into[part.table] = rows;
    const ofRows = part.parts ? rows.map(({ id }) => String(id)) : [];
    await copyParts(db, part.parts, ofRows, into);
  }
}

/** In an order of their own, so that two copies of the same are equal. */
async function rowsOf(db: Db, { table, key }: RecordPart, ids: readonly string[]): Promise<Row[]> {
  const rows = await anyOf(db).selectFrom(table).selectAll().where(key, 'in', ids).execute();
  const sortKey = (row: Row) => JSON.stringify([row.position, row.id, row]);
  return rows
    .map((row) => ({ row, by: sortKey(row) }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ row }) => row);
}

/** Thrown when less is left of something than would have to be taken away again. */
export class TooFewLeft extends Error {}

/**
 * Makes a record what the copy holds: writes it over, or brings it back. Its version goes on from the stored
 * one. `after` is the copy of what the change that is taken back made of it. Rejects with the store's own error
 * when a unique value is taken or something it needs is gone.
 */
export async function putBack(
  db: Db,
  record: RecordKind,
  { row, ...copy }: RecordCopy,
  after?: RecordCopy,
): Promise<void> {
  const { table, parts, links = [] } = record;
  const id = String(row.id);
  const [stored] = await rowsOf(db, { table, key: 'id' }, [id]);
  const version = 'version' in row && { version: Number((stored ?? row).version) + 1 };
  if (stored) {
    const update = anyOf(db)
      .updateTable(table)
      .set({ ...columnsBack(record, { stored, before: row, after: after?.row }), ...version });
    await update.where('id', '=', id).execute();
    for (const part of parts ?? []) {
      // A change that left a part alone has no copy of it.
      if (copy.parts[part.table])
        await anyOf(db).deleteFrom(part.table).where(part.key, '=', id).execute();
    }
  } else {
    await anyOf(db)
      .insertInto(table)
      .values({ ...row, ...version })
      .execute();
  }
  for (const [name, rows] of Object.entries(copy.parts)) {
    if (rows.length > 0) await anyOf(db).insertInto(name).values(rows).execute();
  }
  for (const link of links) {
    const ids = copy.links[`${link.table}.${link.key}`] ?? [];
    if (ids.length === 0) continue;
    const update = anyOf(db)
      .updateTable(link.table)
      .set({ [link.key]: id });
    await update.where('id', 'in', ids).where(link.key, 'is', null).execute();
  }
}

/** What a stored row gets when a change of it is taken back. */
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

/** Takes a record away, with what belongs to it. */
export async function takeAway(db: Db, { table }: RecordKind, id: string): Promise<void> {
  await anyOf(db).deleteFrom(table).where('id', '=', id).execute();
}

/** The records of a kind that are there, by id. */
export async function recordsByIds(db: Db, { table }: RecordKind, ids: readonly string[]) {
  const rows = await rowsOf(db, { table, key: 'id' }, ids);
  return new Map(rows.map((row) => [String(row.id), row]));
}
