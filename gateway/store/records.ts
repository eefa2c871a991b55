import { type Kysely, PostgresAdapter } from 'kysely';
import { chunksOf } from './chunks.ts';
import type { Database, Db } from './database.ts';

/** How one kind of record lies in the tables: enough to copy one whole, and to put the copy back. */
export interface RecordKind {
  /** The GraphQL type's name. */
  kind: string;
  /** Table of the record itself, whose key is `id`. */
  table: keyof Database;
  /** What belongs to it and goes with it. */
  parts?: readonly RecordPart[];
  /** Other records that would go with it, although no copy of it has them. */
  holds?: readonly Omit<RecordPart, 'parts'>[];
  /** Columns elsewhere that refer to it and are emptied when it goes. */
  links?: readonly Omit<RecordPart, 'parts'>[];
  /** Column of the account whose own it is. Without one it is business data. */
  owner?: string;
  /** Column that holds what people know one by; without it one is known by its kind alone. */
  title?: string;
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
  /**
   * Rows, known by their `id`, that only come to be: an older version of the record that comes back leaves them as
   * they are, and a change that is taken back takes only those away that it wrote.
   */
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

/** Ids in one statement. */
export const MOST_IDS = 1_000;

/** The store while no table in particular is meant. */
type AnyDb = Kysely<Record<string, Row>>;
export const anyOf = (db: Db) => db as unknown as AnyDb;

/** Keeps records of one kind from being changed by another transaction until this one ends. */
export async function lockRecords(
  db: Db,
  { table }: RecordKind,
  ids: readonly string[],
): Promise<void> {
  // On SQLite there is one transaction at a time.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const some of chunksOf(ids, MOST_IDS)) {
    const query = anyOf(db).selectFrom(table).select('id').where('id', 'in', some);
    await query.orderBy('id').forUpdate().execute();
  }
}

export const lockRecord = (db: Db, record: RecordKind, id: string) => lockRecords(db, record, [id]);

/** A copy of a record as it now is; undefined when there is none. */
export async function copyOf(db: Db, of: RecordKind, id: string): Promise<RecordCopy | undefined> {
  return (await copiesOf(db, of, [id])).get(id);
}

/** Copies of several records of one kind, by id; there is none of one that is not there. */
export async function copiesOf(
  db: Db,
  of: RecordKind,
  ids: readonly string[],
): Promise<Map<string, RecordCopy>> {
  const copies = new Map<string, RecordCopy>();
  for (const row of await rowsOf(db, { table: of.table, key: 'id' }, ids)) {
    for (const secret of of.secrets ?? []) delete row[secret];
    copies.set(String(row.id), { row, parts: {}, links: {} });
  }
  if (copies.size === 0) return copies;
  await copyParts(db, of.parts, { owners: copies, copies: [...copies.values()] });
  for (const link of of.links ?? []) {
    const name = `${link.table}.${link.key}`;
    for (const copy of copies.values()) copy.links[name] = [];
    for (const row of await rowsOf(db, link, [...copies.keys()])) {
      copies.get(String(row[link.key]))?.links[name]?.push(String(row.id));
    }
  }
  return copies;
}

interface Owners {
  /** The copy to which the parts of each row belong, by the row's id. */
  owners: ReadonlyMap<string, RecordCopy>;
  copies: readonly RecordCopy[];
}

async function copyParts(
  db: Db,
  parts: readonly RecordPart[] = [],
  { owners, copies }: Owners,
): Promise<void> {
  for (const part of parts) {
    for (const copy of copies) copy.parts[part.table] = [];
    const inner = new Map<string, RecordCopy>();
    for (const row of await rowsOf(db, part, [...owners.keys()])) {
      const copy = owners.get(String(row[part.key]))!;
      copy.parts[part.table]!.push(row);
      inner.set(String(row.id), copy);
    }
    await copyParts(db, part.parts, { owners: inner, copies });
  }
}

/** In an order of their own, so that two copies of the same are equal. */
export async function rowsOf(
  db: Db,
  { table, key }: RecordPart,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of chunksOf(ids, MOST_IDS)) {
    rows.push(...(await anyOf(db).selectFrom(table).selectAll().where(key, 'in', some).execute()));
  }
  const sortKey = (row: Row) => JSON.stringify([row.position, row.id, row]);
  return rows
    .map((row) => ({ row, by: sortKey(row) }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ row }) => row);
}

/** Which of several records hold others that would go with them. */
export async function idsHolding(
  db: Db,
  { holds = [] }: RecordKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const holding = new Set<string>();
  for (const { table, key } of holds) {
    for (const some of chunksOf(ids, MOST_IDS)) {
      const query = anyOf(db).selectFrom(table).select(key).distinct().where(key, 'in', some);
      for (const row of await query.execute()) holding.add(String(row[key]));
    }
  }
  return holding;
}

/** The records of a kind that are there, by id. */
export async function recordsByIds(db: Db, { table }: RecordKind, ids: readonly string[]) {
  const rows = await rowsOf(db, { table, key: 'id' }, ids);
  return new Map(rows.map((row) => [String(row.id), row]));
}
