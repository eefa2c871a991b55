import type { Db } from '../../database/database.ts';

interface DeletedTitle {
  recordId: string;
  kind: string;
  title: string;
  recordOwnerId: string | null;
}

/** Returns the titles that records had when they were last deleted, by their ids. */
export async function deletedTitlesByIds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, DeletedTitle>> {
  const rows = await db
    .selectFrom('activityChanges')
    .innerJoin('activities', 'activities.id', 'activityChanges.activityId')
    .select([
      'activityChanges.recordId',
      'activityChanges.kind',
      'activityChanges.title',
      'activityChanges.recordOwnerId',
    ])
    .where('activityChanges.recordId', 'in', ids)
    .where('activityChanges.action', '=', 'deleted')
    .orderBy('activities.number')
    .execute();
  return new Map(rows.map((row) => [row.recordId, row]));
}
