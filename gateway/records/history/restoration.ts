import { isDeepStrictEqual } from 'node:util';
import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { CHANGED_AT } from '../declare/record-times.ts';
import type { Change } from '../write/unit-of-work.ts';
import type { Snapshot, RecordKind, RecordPart, Row, RecordMapping } from '../declare/record.ts';

/** A recorded change of a record. */
export interface Written {
  id: string;
  /** The stored snapshots; undefined before a creation and after a deletion. */
  before: Snapshot | undefined;
  after: Snapshot | undefined;
  /** The title of the record at the time. */
  title: string;
  /** Whether other records refer to it that no snapshot contains and that would be deleted with it. */
  hasDependents?: boolean;
  /** Ids of the records that are restored together; references from them are not part of this change. */
  restoredIds?: ReadonlySet<string>;
}

/** Returns the inverse of a change, which throws a CONFLICT when the record changed since, is gone or exists again. */
export function inverseChange(record: RecordKind, written: Written): Change {
  const { id, before, after, title, hasDependents = false, restoredIds } = written;
  return {
    record,
    id,
    isRestore: true,
    isRemoval: before === undefined,
    apply(stored) {
      const now = stored as Snapshot | undefined;
      const [was, is] = [after, now].map(
        (snapshot) => snapshot && withoutLinks(snapshot, restoredIds),
      );
      const obstacle =
        obstacleTo(record, { before, after: was }, is) ?? (hasDependents && now && 'changed');
      if (obstacle) throw obstacles[obstacle](nameOf(record, now, title));
      if (!before) return undefined;
      return now ? revertedCopy(record, { before, after }, now) : recreated(before);
    },
  };
}

function withoutLinks(snapshot: Snapshot, ids: ReadonlySet<string> = new Set()): Snapshot {
  const links = Object.entries(snapshot.links).map(([name, linked]) => [
    name,
    linked.filter((id) => !ids.has(id)),
  ]);
  return { ...snapshot, links: Object.fromEntries(links) as Snapshot['links'] };
}

/** Returns the change that restores a record to a version. */
export function changeToVersion(record: RecordKind, id: string, version: Snapshot): Change {
  return {
    record,
    id,
    isRestore: true,
    apply(stored) {
      const now = stored as Snapshot | undefined;
      return now ? asVersion(record, version, now) : recreated(version);
    },
  };
}

/** Reasons why a change cannot be undone: the record changed since, is gone, or exists although it was deleted. */
type Obstacle = 'changed' | 'gone' | 'exists';

/** Errors that contain the record's name, unless it is empty. */
export const obstacles: Record<Obstacle, (name: string) => Error> = {
  changed: (name) =>
    conflict(name ? problem('named_changed_since', { name }) : problem('changed_since')),
  gone: (name) =>
    conflict(name ? problem('named_deleted_since', { name }) : problem('deleted_since')),
  exists: (name) =>
    conflict(name ? problem('named_exists_again', { name }) : problem('exists_again')),
};

/** Returns the title of a record; empty when it only has an id, which is meaningless to people. */
function nameOf({ title }: RecordMapping, now: Snapshot | undefined, before: string): string {
  const name = now?.row[title ?? ''] ?? before;
  return typeof name === 'string' && title !== 'id' ? name : '';
}

interface Snapshots {
  before: Snapshot | undefined;
  after: Snapshot | undefined;
}

/** Returns the obstacle to restoring a record to its state before a change; undefined when there is none. */
export function obstacleTo(
  record: RecordMapping,
  { before, after }: Snapshots,
  now: Snapshot | undefined,
): Obstacle | undefined {
  if (!after) return before && now ? 'exists' : undefined;
  if (!before) return now && differ(after, now, apartAlways(record)) ? 'changed' : undefined;
  if (!now) return 'gone';
  return losesLaterChange(record, { before, after }, now) ? 'changed' : undefined;
}

/** Tells whether a later change would be lost. Counters are reverted by difference, and append-only rows are kept. */
function losesLaterChange(
  record: RecordMapping,
  { before, after }: { before: Snapshot; after: Snapshot },
  now: Snapshot,
): boolean {
  const { restoreAsDelta = [] } = record;
  const apart = new Set([...apartAlways(record), ...restoreAsDelta, ...logsOf(record), LINKS]);
  const countsAlone = restoreAsDelta.length > 0 && !differ(before, after, apart);
  return !countsAlone && differ(after, now, apart);
}

const LINKS = 'links';

const logsOf = ({ parts = [] }: RecordMapping): string[] =>
  parts.filter(({ appendOnly }) => appendOnly).map(({ table }) => table);

/** Returns the columns that do not count as a change of the record. */
export const apartAlways = ({ keepOnRestore = [], sortKeyColumns = [] }: RecordMapping) =>
  new Set<string>(['version', CHANGED_AT, ...keepOnRestore, ...sortKeyColumns]);

/** Tells whether two snapshots differ, except for the columns and parts of `apart`. */
function differ(one: Snapshot, other: Snapshot, apart: ReadonlySet<string>): boolean {
  const isElse = (mine: object, theirs: Readonly<Record<string, unknown>>) =>
    Object.entries(mine).some(
      ([name, value]) => !apart.has(name) && !isDeepStrictEqual(value, theirs[name]),
    );
  return (
    isElse(one.row, other.row) ||
    isElse(one.parts, other.parts) ||
    (!apart.has(LINKS) && isElse(comparableLinks(one, other), other.links))
  );
}

/** Returns the links without those of before references were changes of their records. */
const comparableLinks = ({ links }: Snapshot, { links: known }: Snapshot) =>
  Object.fromEntries(Object.entries(links).filter(([name]) => name in known));

function recreated(snapshot: Snapshot): Snapshot {
  const { version } = snapshot.row;
  return version === undefined
    ? snapshot
    : { ...snapshot, row: { ...snapshot.row, version: Number(version) + 1 } };
}

/** Returns the current snapshot of an existing record with a change reverted. */
function revertedCopy(
  record: RecordMapping,
  { before, after }: { before: Snapshot; after: Snapshot | undefined },
  now: Snapshot,
): Snapshot {
  const row = { ...now.row, ...revertedColumns(record, { before, after }, now) };
  const parts = Object.entries(before.parts).map(([table, rows]) => {
    const part = record.parts?.find((each) => each.table === table);
    return [table, part?.appendOnly ? revertedLog(part, { before, after }, now) : rows];
  });
  return { ...now, row, parts: { ...now.parts, ...Object.fromEntries(parts) } };
}

function revertedColumns(
  { restoreAsDelta = [], keepOnRestore = [] }: RecordMapping,
  { before: { row: before }, after }: { before: Snapshot; after: Snapshot | undefined },
  { row: now }: Snapshot,
): Row {
  const kept = ['version', CHANGED_AT, ...keepOnRestore];
  const back = without(before, (column) => kept.includes(column));
  if (!after || restoreAsDelta.length === 0) return back;
  const counted = restoreAsDelta.map((column) => {
    const count = Number(now[column]) + Number(before[column]) - Number(after.row[column]);
    if (count < 0) throw conflict(problem('too_few_left'));
    return [column, count] as const;
  });
  const changedElse = Object.keys(back).some(
    (column) => !restoreAsDelta.includes(column) && before[column] !== after.row[column],
  );
  return { ...(changedElse && back), ...Object.fromEntries(counted) };
}

/**
 * Returns the current rows of an append-only part, without those that the change added and with those that it removed.
 */
function revertedLog({ table }: RecordPart, { before, after }: Snapshots, now: Snapshot): Row[] {
  const [old, written, stored] = [before, after, now].map(
    (snapshot) => snapshot?.parts[table] ?? [],
  );
  const idsOf = (rows: readonly Row[] = []) => new Set(rows.map(({ id }) => id));
  const [known, kept] = [idsOf(old), idsOf(stored)];
  const mine = idsOf(written?.filter(({ id }) => !known.has(id)));
  const missing = old?.filter(({ id }) => !kept.has(id)) ?? [];
  return [...stored!.filter(({ id }) => !mine.has(id)), ...missing];
}

/**
 * Returns a version for an existing record, except for append-only parts and columns that a restore must not change.
 */
function asVersion(record: RecordMapping, version: Snapshot, now: Snapshot): Snapshot {
  const { keepOnRestore = [], restoreAsDelta = [], ignoreOnVersionRestore = [] } = record;
  const kept = [
    'version',
    CHANGED_AT,
    ...keepOnRestore,
    ...restoreAsDelta,
    ...ignoreOnVersionRestore,
  ];
  const logs = logsOf(record);
  const row = { ...now.row, ...without(version.row, (column) => kept.includes(column)) };
  const parts = { ...now.parts, ...without(version.parts, (table) => logs.includes(table)) };
  return { ...now, row, parts };
}

function without<Value>(
  from: Record<string, Value>,
  isLeftOut: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !isLeftOut(name)));
}
