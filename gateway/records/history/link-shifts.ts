import type { Db } from '../../database/database.ts';
import { updateChange } from '../write/changes.ts';
import type { Change } from '../write/unit-of-work.ts';
import type { RecordContext } from '../context.ts';
import { rowsOf } from '../write/snapshots.ts';
import type { StateIn, RecordKind } from '../declare/record.ts';
import { findActivity } from './activities.store.ts';
import { listSnapshots } from './snapshots.store.ts';
import type { ActivityRow, ChangeOutline } from './activities.table.ts';

/**
 * Returns the changes of references that complete an undo. A merge redirects references to the kept record. Records
 * that belong to one account, such as messages, are not part of its activity, so undoing the merge must redirect their
 * references back, and redoing it must redirect them again.
 */
export async function mergeReferenceChanges(
  context: RecordContext,
  db: Db,
  { activity, changes }: RestoredActivity,
): Promise<Change[]> {
  const merged = mergedIn(changes);
  if (!merged || (await isImport(db, activity))) return [];
  const { recordId, keptId, hasBefore, position } = merged;
  const [snapshots] = await listSnapshots(db, activity.id, [position]);
  const snapshot = hasBefore === 1 ? snapshots!.before : snapshots!.after;
  const [from, to] = hasBefore === 1 ? [keptId, recordId] : [recordId, keptId];
  const told = new Set(changes.map((change) => change.recordId));
  const shifted: Change[] = [];
  for (const [link, linked] of Object.entries(snapshot?.links ?? {})) {
    const [table = '', key = ''] = link.split('.');
    const record = [...context.records.values()].find((each) => each.table === table);
    if (!record) continue;
    const ids = linked.filter((id) => !told.has(id));
    const rows = await rowsOf(db, { table: record.table, key: 'id' }, ids);
    for (const row of rows) {
      if (row[key] !== from) continue;
      const id = String(row.id);
      const there = record as RecordKind<StateIn<'messages' | 'files'>>;
      shifted.push(updateChange(there, { id }, () => ({ row: { [key]: to } })));
    }
  }
  return shifted;
}

/** Tells whether an activity is an import, which also creates and changes records but is not a merge. */
async function isImport(db: Db, { action, restores }: ActivityRow): Promise<boolean> {
  const restored = restores && (await findActivity(db, restores));
  return restored ? isImport(db, restored) : action === 'imported';
}

/** Returns the merged record with the id of the kept one; undefined when the changes are not a merge. */
function mergedIn(changes: readonly ChangeOutline[]) {
  const merged = changes.find(({ action }) => action === 'deleted' || action === 'created');
  const alike = changes.filter(({ kind }) => kind === merged?.kind);
  const kept = alike.find(({ action }) => action === 'updated');
  const isMerge = merged && kept && alike.length === 2;
  return isMerge ? { ...merged, keptId: kept.recordId } : undefined;
}

export interface RestoredActivity {
  activity: ActivityRow;
  changes: readonly ChangeOutline[];
}
