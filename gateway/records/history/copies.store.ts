import type { Db } from '../../database/database.ts';
import type { Snapshot } from '../declare/record.ts';
import { copyIn } from './activities.rules.ts';

export interface Copies {
  before: Snapshot | undefined;
  after: Snapshot | undefined;
}

export async function listCopies(
  db: Db,
  activityId: string,
  positions: readonly number[],
): Promise<Copies[]> {
  const rows = await db
    .selectFrom('activityChanges')
    .select(['position', 'before', 'after'])
    .where('activityId', '=', activityId)
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return positions.map((position) => ({
    before: copyIn(byPosition.get(position)?.before),
    after: copyIn(byPosition.get(position)?.after),
  }));
}

export async function deleteCopies(db: Db, kind: string, recordId: string): Promise<void> {
  await db
    .updateTable('activityChanges')
    .set({ before: null, after: null })
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .execute();
}
