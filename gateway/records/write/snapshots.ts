import { isDeepStrictEqual } from 'node:util';
import { type Kysely, PostgresAdapter } from 'kysely';
import { chunksOf } from '../../database/chunks.ts';
import type { Db } from '../../database/database.ts';
import type {
  IncomingReference,
  Snapshot,
  RecordPart,
  Row,
  RecordMapping,
} from '../declare/record.ts';

export const IDS_PER_QUERY = 1_000;

type AnyDb = Kysely<Record<string, Row>>;
export const untypedDb = (db: Db) => db as unknown as AnyDb;

/** Locks the records until the transaction ends. Unless `isRemoval`, others can still add references to them. */
export async function lockRecords(
  db: Db,
  { table }: Pick<RecordMapping, 'table'>,
  ids: readonly string[],
  { isRemoval = false } = {},
): Promise<void> {
  // SQLite runs one transaction at a time.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const some of chunksOf(ids, IDS_PER_QUERY)) {
    const query = untypedDb(db).selectFrom(table).select('id').where('id', 'in', some);
    const ordered = query.orderBy('id');
    await (isRemoval ? ordered.forUpdate() : ordered.forNoKeyUpdate()).execute();
  }
}

export const lockRecord = (db: Db, record: Pick<RecordMapping, 'table'>, id: string) =>
  lockRecords(db, record, [id]);

export async function readSnapshot(
  db: Db,
  of: RecordMapping,
  id: string,
): Promise<Snapshot | undefined> {
  return (await readSnapshots(db, of, [id])).get(id);
}

export async function readSnapshots(
  db: Db,
  of: RecordMapping,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  const snapshots = new Map<string, Snapshot>();
  for (const row of await rowsOf(db, { table: of.table, key: 'id' }, ids)) {
    for (const secret of of.secrets ?? []) delete row[secret];
    snapshots.set(String(row.id), { row, parts: {}, links: {} });
  }
  if (snapshots.size === 0) return snapshots;
  await copyParts(db, of.parts, { owners: snapshots, snapshots: [...snapshots.values()] });
  for (const link of of.referencedBy ?? []) {
    const name = `${link.table}.${link.key}`;
    for (const snapshot of snapshots.values()) snapshot.links[name] = [];
    const referring = { kind: of.kind, ids: [...snapshots.keys()] };
    for (const row of await rowsReferring(db, link, referring)) {
      snapshots.get(String(row[link.key]))?.links[name]?.push(String(row.id));
    }
  }
  return snapshots;
}

interface Owners {
  /** The snapshot that the parts of a row belong to, by the row's id. */
  owners: ReadonlyMap<string, Snapshot>;
  snapshots: readonly Snapshot[];
}

async function copyParts(
  db: Db,
  parts: readonly RecordPart[] = [],
  { owners, snapshots }: Owners,
): Promise<void> {
  for (const part of parts) {
    for (const snapshot of snapshots) snapshot.parts[part.table] = [];
    const inner = new Map<string, Snapshot>();
    for (const row of await rowsOf(db, part, [...owners.keys()])) {
      const snapshot = owners.get(String(row[part.key]))!;
      snapshot.parts[part.table]!.push(row);
      inner.set(String(row.id), snapshot);
    }
    await copyParts(db, part.parts, { owners: inner, snapshots });
  }
}

/** Returns the rows sorted by position, if they have one, so that snapshots of equal records are equal. */
export function sortedRows(rows: readonly Row[]): Row[] {
  const positionOf = ({ position }: Row) => (typeof position === 'number' ? position : 0);
  const textOf = (row: Row) => (typeof row.id === 'string' ? row.id : JSON.stringify(row));
  return rows
    .map((row) => ({ row, position: positionOf(row), text: textOf(row) }))
    .sort((one, other) => one.position - other.position || (one.text < other.text ? -1 : 1))
    .map(({ row }) => row);
}

/** Returns the rows in an order that makes snapshots of equal records equal. */
export const rowsOf = async (...asked: Parameters<typeof unsortedRows>): Promise<Row[]> =>
  sortedRows(await unsortedRows(...asked));

async function unsortedRows(
  db: Db,
  { table, key }: RecordPart,
  ids: readonly string[],
  columns?: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of chunksOf(ids, IDS_PER_QUERY)) {
    const query = untypedDb(db).selectFrom(table).where(key, 'in', some);
    rows.push(...(await (columns ? query.select(columns) : query.selectAll()).execute()));
  }
  return rows;
}

interface Referred {
  kind: string;
  ids: readonly string[];
}

export type ReferringRow = Row & { id: string };

/** Returns the ids of the rows that refer to records of a kind, with the record's id. */
export async function rowsReferring(
  db: Db,
  { table, key, kindKey }: IncomingReference,
  { kind, ids }: Referred,
): Promise<ReferringRow[]> {
  const columns = ['id', key, ...(kindKey ? [kindKey] : [])];
  const rows = (await rowsOf(db, { table, key }, ids, columns)) as ReferringRow[];
  return kindKey ? rows.filter((row) => row[kindKey] === kind) : rows;
}

/** Compares two values of a column or a part; identical ones need no deep comparison. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || isDeepStrictEqual(one, other);

/** Returns the ids of the records with dependent rows that would be deleted with them. */
export async function idsWithDependents(
  db: Db,
  { blocksDelete = [] }: RecordMapping,
  ids: readonly string[],
): Promise<Set<string>> {
  const withDependents = new Set<string>();
  for (const { table, key } of blocksDelete) {
    for (const some of chunksOf(ids, IDS_PER_QUERY)) {
      const query = untypedDb(db).selectFrom(table).select(key).distinct().where(key, 'in', some);
      for (const row of await query.execute()) withDependents.add(String(row[key]));
    }
  }
  return withDependents;
}

export async function rowsByIds(
  db: Db,
  { table }: Pick<RecordMapping, 'table'>,
  ids: readonly string[],
  columns?: readonly string[],
) {
  const rows = await unsortedRows(db, { table, key: 'id' }, ids, columns);
  return new Map(rows.map((row) => [String(row.id), row]));
}
