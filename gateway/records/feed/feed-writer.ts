import type { Db } from '../../database/database.ts';
import { hostKindOf, ownerOf } from '../attachments.ts';
import type { RecordMapping, Snapshot } from '../declare/record.ts';
import type { AppliedChange, CommitContext } from '../write/unit-of-work.ts';
import { insertRecordChanges, type ToldChange } from './feed.store.ts';

type Snapshots = ReadonlyMap<string, Snapshot | undefined>;

/** Collects the changes of a transaction, with and without history, and writes them to the feed at its end. */
export function feedWriter(db: Db, by: CommitContext) {
  const changed = new Map<string, AppliedChange>();
  const records = by.records ?? new Map<string, RecordMapping>();

  return {
    /** Returns the changes of these records. */
    note(
      record: RecordMapping,
      ids: readonly string[],
      { before, after }: { before: Snapshots; after: Snapshots },
    ): AppliedChange[] {
      const changes = ids.map((id) => ({
        ...{ record, id },
        ...{ before: before.get(id), after: after.get(id) },
      }));
      for (const each of changes) {
        const key = `${each.record.kind} ${each.id}`;
        changed.set(key, { ...each, before: (changed.get(key) ?? each).before });
      }
      return changes;
    },
    async flush(activityId: string | null): Promise<void> {
      const at = new Date().toISOString();
      const accountId = by.caller?.account.id ?? null;
      const written = [...changed.values()].flatMap((each) => changesIn(records, each));
      changed.clear();
      await insertRecordChanges(db, { activityId, accountId, at }, written);
    },
  };
}

/** Returns what the feed tells: of a record that goes from one account to another, to each its own. */
function changesIn(
  records: ReadonlyMap<string, RecordMapping>,
  { record, id, before, after }: AppliedChange,
): ToldChange[] {
  const stateOf = ({ row }: Snapshot) => ({
    ownerId: ownerOf(records, record, row),
    hostKind: hostKindOf(record, row),
  });
  const about = { kind: record.kind, recordId: id };
  const gone = before && {
    ...about,
    ...stateOf(before),
    version: null,
    action: 'deleted' as const,
  };
  if (!after) return gone ? [gone] : [];
  const version = typeof after.row.version === 'number' ? after.row.version : null;
  const there = { ...about, ...stateOf(after), version };
  if (!gone) return [{ ...there, action: 'created' }];
  return gone.ownerId === there.ownerId
    ? [{ ...there, action: 'updated' }]
    : [gone, { ...there, action: 'created' }];
}
