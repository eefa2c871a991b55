import type { ActivityAction, ActivityChangeRow } from './activities.table.ts';
import { countChanges, insertActivity, insertChanges } from './activities.store.ts';
import type { Db } from '../../database/database.ts';
import type { AppliedChange, CommitContext } from '../write/unit-of-work.ts';
import { ownerOf } from '../attachments.ts';
import { isEqual } from '../write/snapshots.ts';
import type { snapshotCache } from '../write/snapshot-cache.ts';
import type { Snapshot, RecordMapping } from '../declare/record.ts';

export interface ActivityOptions {
  /** The action of the activity; derived from the changes when omitted. */
  action?: ActivityAction;
  /** The kind of the activity when no record is changed. */
  kind?: string;
  title?: string;
  /** The account that owns the activity, null for business data. */
  ownerId?: string | null;
  /** The activity that is undone. */
  restores?: string;
  /** An earlier activity that the changes are added to, without changing it. */
  continues?: string | undefined;
  /** Whether no snapshots are stored, so that the records can be neither read nor restored. */
  isForgetful?: boolean;
}

async function readAfter(
  snapshots: Begun['snapshots'],
  changes: readonly AppliedChange[],
): Promise<void> {
  for (const record of new Set(changes.map((each) => each.record))) {
    const ofKind = changes.filter((each) => each.record === record);
    const after = await snapshots.read(
      record,
      ofKind.map(({ id }) => id),
    );
    for (const each of ofKind) each.after = after.get(each.id);
  }
}

interface Begun {
  activityId: string;
  snapshots: ReturnType<typeof snapshotCache>;
  isBegun: boolean;
  /**
   * Keys of the written records. A change of a secret counts although its snapshots are equal, because they lack
   * secrets.
   */
  written: ReadonlySet<string>;
}

/** Collects the changes of records in a transaction, and writes them to the activity. */
export async function activityRecorder(db: Db, by: CommitContext, { activityId, ...begun }: Begun) {
  const { snapshots, written } = begun;
  const changed = new Map<string, AppliedChange>();
  const settled = new Set<string>();
  let { isBegun } = begun;
  let position = isBegun ? await countChanges(db, activityId) : 0;

  /** Returns the changes so far with their new snapshots; none of these records may change again. */
  async function take({ action }: ActivityOptions): Promise<AppliedChange[]> {
    const changes = [...changed.values()];
    await readAfter(snapshots, changes);
    for (const key of changed.keys()) settled.add(key);
    changed.clear();
    return changes.filter(({ record, id, before, after }) =>
      action || written.has(keyOf(record, id)) ? (before ?? after) : !isEqual(before, after),
    );
  }

  return {
    add(
      record: RecordMapping,
      ids: readonly string[],
      before: ReadonlyMap<string, Snapshot | undefined>,
    ): void {
      for (const id of ids) {
        const key = keyOf(record, id);
        if (settled.has(key)) {
          throw new Error(`A ${record.kind} was changed again after its change was settled.`);
        }
        if (changed.has(key)) continue;
        changed.set(key, { record, id, before: before.get(id), after: undefined });
      }
    },

    isRecorded: () => isBegun,

    /** Writes the changes so far to the activity. */
    async flush(as: ActivityOptions): Promise<AppliedChange[]> {
      const changes = await take(as);
      if (!isBegun && changes.length === 0 && !as.action && !as.kind) return changes;
      if (!isBegun) await insertActivity(db, { id: activityId, ...activityOf(changes, by, as) });
      isBegun = true;
      const rows = changes.map((each, index) => {
        const row = changeRowOf(each, position + index, by);
        return as.isForgetful ? { ...row, ...forgotten(row, as) } : row;
      });
      await insertChanges(db, activityId, rows);
      position += changes.length;
      return changes;
    },
  };
}

export const keyOf = ({ kind }: RecordMapping, id: string) => `${kind} ${id}`;

const forgotten = ({ action }: Pick<ActivityChangeRow, 'action'>, as: ActivityOptions) => ({
  action: as.action ?? action,
  before: null,
  after: null,
});

function activityOf(changes: readonly AppliedChange[], by: CommitContext, as: ActivityOptions) {
  const { caller } = by;
  const [main] = changes;
  return {
    at: new Date().toISOString(),
    accountId: caller?.account.id ?? null,
    accountName: caller?.account.name ?? null,
    action: as.action ?? (main ? actionOf(main) : 'updated'),
    kind: as.kind ?? main?.record.kind ?? '',
    title: as.title ?? (main ? titleOf(main) : ''),
    ownerId: as.ownerId === undefined && main ? ownerIn(main, by) : (as.ownerId ?? null),
    restores: as.restores ?? null,
  };
}

function actionOf({ before, after }: AppliedChange): ActivityAction {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

function titleOf({ record, before, after }: AppliedChange): string {
  const title = record.title && (after ?? before)?.row[record.title];
  return typeof title === 'string' ? title : '';
}

const ownerIn = (
  { record, before, after }: AppliedChange,
  { records = new Map() }: Pick<CommitContext, 'records'>,
): string | null => ownerOf(records, record, (after ?? before)?.row ?? {});

function changeRowOf(
  change: AppliedChange,
  position: number,
  by: CommitContext,
): Omit<ActivityChangeRow, 'activityId'> {
  const { record, id, before, after } = change;
  return {
    position,
    kind: record.kind,
    recordId: id,
    action: actionOf(change),
    title: titleOf(change),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    recordOwnerId: ownerIn(change, by),
    undoneBy: null,
  };
}
