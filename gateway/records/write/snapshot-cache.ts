import type { Db } from '../../database/database.ts';
import { readSnapshots, lockRecords } from './snapshots.ts';
import type { Snapshot, RecordMapping } from '../declare/record.ts';

/** Caches snapshots of locked records of a transaction; each is read again after a write. */
export function snapshotCache(db: Db) {
  const known = new Map<RecordMapping, Map<string, Snapshot | undefined>>();
  const locked = new Set<string>();

  async function read(record: RecordMapping, ids: readonly string[]) {
    const ofKind = known.get(record) ?? new Map<string, Snapshot | undefined>();
    known.set(record, ofKind);
    const unread = [...new Set(ids)].filter((id) => !ofKind.has(id));
    if (unread.length === 0) return ofKind;
    const snapshots = await readSnapshots(db, record, unread);
    for (const id of unread) ofKind.set(id, snapshots.get(id));
    return ofKind;
  }

  return {
    read,
    async lock(record: RecordMapping, ids: readonly string[], { isRemoval = false } = {}) {
      const free = [...new Set(ids)].filter((id) => !locked.has(`${record.table} ${id}`));
      if (free.length > 0) {
        await lockRecords(db, record, free, { isRemoval });
        for (const id of free) locked.add(`${record.table} ${id}`);
        // Snapshots that were read before the lock may be stale.
        for (const id of free) known.get(record)?.delete(id);
      }
      return read(record, ids);
    },
    /** Drops all other snapshots, because a write may have made them stale. */
    keepOnly(record: RecordMapping, snapshots: ReadonlyMap<string, Snapshot>) {
      known.clear();
      known.set(record, new Map(snapshots));
    },
  };
}
