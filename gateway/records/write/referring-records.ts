import { PostgresAdapter } from 'kysely';
import { chunksOf } from '../../database/chunks.ts';
import type { Db } from '../../database/database.ts';
import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { obstacles } from '../history/restoration.ts';
import type {
  IncomingReference,
  Snapshot,
  RecordKind,
  RecordMapping,
  Row,
} from '../declare/record.ts';
import { capitalNoun } from '../declare/record.ts';
import { rulesOf } from './planned-change.ts';
import { recordsInParts } from './records-in-parts.ts';
import { IDS_PER_QUERY, lockRecords, rowsReferring, untypedDb } from './snapshots.ts';
import type { Change, CommitContext } from './unit-of-work.ts';

interface Removal {
  record: RecordMapping;
  before: ReadonlyMap<string, Snapshot | undefined>;
  isRestore: boolean;
}

interface Open {
  db: Db;
  by: CommitContext;
}

/**
 * Returns the changes of the records that refer to records which are deleted, or to records among their parts: those
 * that are deleted with them, and those whose reference is emptied. Throws CONFLICT when one of them must not be left
 * without its reference, and when a change is undone: the record was not referred to before it.
 */
export async function changesOfReferring(
  open: Open,
  removal: Removal,
  ids: readonly string[],
): Promise<Change[]> {
  const changes = await changesOfReferringTo(open, removal, ids);
  const gone = ids.flatMap((id) => removal.before.get(id) ?? []);
  for (const { record, rows } of recordsInParts(
    open.by.records ?? new Map<string, RecordKind>(),
    gone,
  )) {
    const before = new Map(rows.map((row) => [String(row.id), { row, parts: {}, links: {} }]));
    const partIds = [...before.keys()];
    await lockRecords(open.db, record, partIds, { isRemoval: true });
    changes.push(...(await changesOfReferringTo(open, { ...removal, record, before }, partIds)));
  }
  return changes;
}

async function changesOfReferringTo(
  { db, by }: Open,
  { record, before, isRestore }: Removal,
  ids: readonly string[],
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { kind, onDelete, ...column } of record.referringKinds ?? []) {
    const rows = await rowsReferring(db, column, { kind: record.kind, ids });
    if (rows.length === 0) continue;
    const referring = kindOf(by, kind, record);
    if (onDelete === 'REFUSE') {
      throw conflict(problem('referred_to', { what: capitalNoun(referring), count: rows.length }));
    }
    const goneOf = (row: Row) => before.get(String(row[column.key]));
    if (isRestore) throw obstacles.changed(nameOf(record, goneOf(rows[0]!)));
    changes.push(
      ...rows.map((row) =>
        onDelete === 'CASCADE'
          ? { record: referring, id: row.id, isRemoval: true, apply: () => undefined }
          : {
              record: referring,
              id: row.id,
              apply: cleared(referring, column, goneOf(row)?.row ?? {}),
            },
      ),
    );
  }
  return changes;
}

function kindOf({ records }: Pick<CommitContext, 'records'>, kind: string, to: RecordMapping) {
  const referring = records?.get(kind);
  if (!referring) throw new Error(`${kind} refers to ${to.kind}, and the caller knows no ${kind}.`);
  return referring;
}

const nameOf = ({ title = '' }: RecordMapping, snapshot: Snapshot | undefined) => {
  const name = snapshot?.row[title];
  return typeof name === 'string' ? name : '';
};

/** A record that is gone meanwhile stays so. */
const cleared =
  (record: RecordKind, { key, kindKey }: Pick<IncomingReference, 'key' | 'kindKey'>, gone: Row) =>
  (before: unknown) => {
    const state = before as Snapshot | undefined;
    if (!state) return undefined;
    const also = rulesOf(record).whenCleared?.[key]?.(state.row, gone);
    const kind = kindKey === undefined ? {} : { [kindKey]: null };
    return { ...state, row: { ...state.row, [key]: null, ...kind, ...also } };
  };

/**
 * Locks the records that refer to these until the transaction ends. They come before the records themselves, in the
 * order of their tables, because a change of one of them locks what it refers to.
 */
export async function lockReferring(
  db: Db,
  { kind, referringKinds = [], referencedBy = [] }: RecordMapping,
  ids: readonly string[],
): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const columns: readonly IncomingReference[] = [...referringKinds, ...referencedBy];
  for (const { table, key, kindKey } of columns.toSorted(byTable)) {
    for (const some of chunksOf(ids, IDS_PER_QUERY)) {
      const query = untypedDb(db).selectFrom(table).select('id').where(key, 'in', some);
      await (kindKey ? query.where(kindKey, '=', kind) : query).orderBy('id').forUpdate().execute();
    }
  }
}

const byTable = (one: { table: string }, other: { table: string }) =>
  one.table < other.table ? -1 : Number(one.table > other.table);
