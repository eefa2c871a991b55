import { CHANGED_AT } from '../records/declare/record-times.ts';
import { untypedDb, readSnapshots } from '../records/write/snapshots.ts';
import type { Snapshot } from '../records/declare/record.ts';
import type { TestGateway } from './test-gateway.ts';

/**
 * Returns the account's records of a kind: their rows, and their copies without what each change raises, the version and
 * the time of the last change.
 */
export async function recordsOf(gateway: TestGateway, kind: string, accountId: string) {
  const record = gateway.services.records.get(kind)!;
  const { db } = gateway.store;
  let query = untypedDb(db).selectFrom(record.table).selectAll();
  if (record.owner) query = query.where(record.owner, '=', accountId);
  const rows = await query.orderBy('id').execute();
  const copies = await readSnapshots(
    db,
    record,
    rows.map(({ id }) => String(id)),
  );
  return { rows, copies: [...copies.values()].map(withoutVersion).toSorted(byId) };
}

const byId = (one: Snapshot, other: Snapshot) =>
  String(one.row.id) < String(other.row.id) ? -1 : 1;

const withoutVersion = ({ row, ...copy }: Snapshot) => ({
  ...copy,
  row: without(['version', CHANGED_AT], row),
});

/**
 * Returns a function that leaves of a copy the parts that restoring an older version restores: no log rows, no
 * counters, nothing that follows from others.
 */
export function restorableParts(gateway: TestGateway, kind: string) {
  const {
    parts = [],
    restoreAsDelta = [],
    keepOnRestore = [],
  } = gateway.services.records.get(kind)!;
  const logs = parts.filter(({ appendOnly }) => appendOnly).map(({ table }) => table);
  return (copy: Snapshot) => ({
    ...copy,
    row: without([...restoreAsDelta, ...keepOnRestore], copy.row),
    parts: without(logs, copy.parts),
  });
}

const without = <Value>(names: readonly string[], from: Record<string, Value>) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
