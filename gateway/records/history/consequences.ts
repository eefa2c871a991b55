import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database/database.ts';
import type { RecordKind, RecordMapping, Snapshot } from '../declare/record.ts';
import type { Change } from '../write/unit-of-work.ts';
import { snapshotIn } from './activities.rules.ts';
import type { ChangeOutline } from './activities.table.ts';
import { apartAlways, type Written } from './restoration.ts';
import { claimChanges } from './restoring.store.ts';

/** Tells whether a change only followed from others: a reference lost the record that went, or has it again. */
export function isConsequence(
  { references = {} }: RecordMapping,
  { before, after, restoredIds }: Pick<Written, 'before' | 'after' | 'restoredIds'>,
): boolean {
  if (!before || !after) return false;
  return Object.keys(references).some((column) => {
    const [was, is] = [before.row[column], after.row[column]];
    const id = was === null ? is : is === null ? was : undefined;
    return typeof id === 'string' && restoredIds?.has(id);
  });
}

/** Returns the inverse of a consequence: what is as it left it goes back, and what changed since stays. */
export function inverseOfConsequence(record: RecordKind, written: Written): Change {
  const { id, before, after } = written;
  const kept = apartAlways(record);
  const columns = Object.keys(before!.row).filter(
    (column) => !kept.has(column) && !isDeepStrictEqual(before!.row[column], after!.row[column]),
  );
  return {
    record,
    id,
    isRestore: true,
    apply(stored) {
      const now = stored as Snapshot | undefined;
      if (!now) return undefined;
      const back = columns.filter((column) =>
        isDeepStrictEqual(now.row[column], after!.row[column]),
      );
      return {
        ...now,
        row: { ...now.row, ...Object.fromEntries(back.map((name) => [name, before!.row[name]])) },
      };
    },
  };
}

interface Claim {
  records: ReadonlyMap<string, RecordKind>;
  activityId: string;
  undoneBy: string;
}

/** Marks as undone, of the same activity, the changes that only followed from these. */
export async function claimConsequences(
  db: Db,
  { records, activityId, undoneBy }: Claim,
  changes: readonly ChangeOutline[],
): Promise<ChangeOutline[]> {
  const claimed: ChangeOutline[] = [];
  for (const { kind, recordId } of changes) {
    const kinds = records.get(kind)?.referringKinds?.map((each) => each.kind) ?? [];
    if (kinds.length === 0) continue;
    const told = `%${JSON.stringify(recordId)}%`;
    const rows = await db
      .selectFrom('activityChanges')
      .select(['kind', 'recordId', 'before', 'after'])
      .where('activityId', '=', activityId)
      .where('kind', 'in', kinds)
      .where(({ eb, or }) => or([eb('before', 'like', told), eb('after', 'like', told)]))
      .execute();
    for (const row of rows) {
      const copies = { before: snapshotIn(row.before), after: snapshotIn(row.after) };
      const restoredIds = new Set([recordId]);
      if (!isConsequence(records.get(row.kind)!, { ...copies, restoredIds })) continue;
      claimed.push(...(await claimChanges(db, { activityId, recordId: row.recordId }, undoneBy)));
    }
  }
  return claimed;
}
