import type { Db } from '../../database/database.ts';
import type { Snapshot } from '../declare/record.ts';
import { snapshotIn } from './activities.rules.ts';

export interface Snapshots {
  before: Snapshot | undefined;
  after: Snapshot | undefined;
}

export async function listSnapshots(
  db: Db,
  activityId: string,
  positions: readonly number[],
): Promise<Snapshots[]> {
  const rows = await db
    .selectFrom('activityChanges')
    .select(['position', 'before', 'after'])
    .where('activityId', '=', activityId)
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return positions.map((position) => ({
    before: snapshotIn(byPosition.get(position)?.before),
    after: snapshotIn(byPosition.get(position)?.after),
  }));
}

export async function deleteSnapshots(db: Db, kind: string, recordId: string): Promise<void> {
  await db
    .updateTable('activityChanges')
    .set({ before: null, after: null })
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .execute();
}
