import type { Db } from '../../database/database.ts';
import { skipLocked } from '../../database/skip-locked.ts';

/** The maximum number of activities, and of changes, that one step removes. */
const MOST_ACTIVITIES = 100;
const MOST_CHANGES = 200;

/**
 * Removes the oldest activities. Their changes are removed first, because an activity can have tens of thousands.
 * Returns true when more may be left.
 */
export function removeOldActivities(db: Db, before: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ids = await oldestIds(transaction, before);
    if (ids.length === 0) return false;
    const changes = await deleteChanges(transaction, ids);
    if (changes === MOST_CHANGES) return true;
    await transaction.deleteFrom('activities').where('id', 'in', ids).execute();
    return ids.length === MOST_ACTIVITIES;
  });
}

async function oldestIds(db: Db, before: string): Promise<string[]> {
  const oldest = db
    .selectFrom('activities')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .orderBy('number')
    .limit(MOST_ACTIVITIES);
  return (await skipLocked(db, oldest).execute()).map(({ id }) => id);
}

async function deleteChanges(db: Db, activityIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('activityChanges')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('activityId', 'position'),
        'in',
        selectFrom('activityChanges as some')
          .select(['some.activityId', 'some.position'])
          .where('some.activityId', 'in', activityIds)
          .orderBy('some.activityId')
          .orderBy('some.position')
          .limit(MOST_CHANGES)
          .$asTuple('activityId', 'position'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
