import { requireGroup } from '../../graphql/access.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../graphql/errors.ts';
import type { AccessGroup } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { restoreRecords } from '../../store/restore-records.ts';
import { copyOf, type RecordCopy, type RecordKind } from '../../store/records.ts';
import { listCopies } from './activities.store.ts';
import { refuseUnfit } from './restoring.ts';
import { visibleActivity } from './visible-activities.ts';

/** Restores a record as it was after an activity; answers the new activity's id. */
export async function restoreVersion(
  context: Context,
  chosen: { activityId: string; recordId: string },
): Promise<string> {
  const { activity, changes } = await visibleActivity(context, chosen);
  const { kind, recordId, position } = changes[0]!;
  const ownerId = changes[0]!.recordOwnerId ?? activity.ownerId;
  const record = context.records.get(kind);
  const restored = recorded(
    context,
    async ({ activityId, db, touch }) => {
      if (!record) throw nothingKept();
      await touch(record, recordId);
      const isThere = (await copyOf(db, record, recordId)) !== undefined;
      if (ownerId === null) requireGroup(context, groupForVersion(kind, isThere));
      const [copies] = await listCopies(db, chosen.activityId, [position]);
      const after = copies?.after;
      if (!after || (!isThere && record.secrets)) throw nothingKept();
      await restoreRecords(db, record, [{ before: isThere ? asVersion(record, after) : after }]);
      return activityId;
    },
    { action: 'restored', kind, ownerId },
  );
  return restored.catch(refuseUnfit);
}

const nothingKept = () => conflict('Nothing is kept of this version');

/** Without log rows and counters. */
function asVersion(
  { parts = [], counts = [] }: RecordKind,
  { row, ...copy }: RecordCopy,
): RecordCopy {
  const logs = new Set<string>(parts.filter(({ isLog }) => isLog).map(({ table }) => table));
  const without = (names: (name: string) => boolean, from: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => !names(name)));
  return {
    ...copy,
    row: without((column) => counts.includes(column), row),
    parts: without((table) => logs.has(table), copy.parts),
  };
}

function groupForVersion(kind: string, isThere: boolean): AccessGroup {
  if (kind === 'Account') return 'SA';
  return isThere ? 'EDITOR' : 'ADMIN';
}
