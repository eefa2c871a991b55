import { sql } from 'kysely';
import { chunksOf } from '../../database/chunks.ts';
import type { Db } from '../../database/database.ts';
import { IDS_PER_QUERY } from '../write/snapshots.ts';
import type { ActivityChangeRow, ActivityRow, ChangeOutline } from './activities.table.ts';

const outline = [
  'position',
  'kind',
  'recordId',
  'action',
  'title',
  'recordOwnerId',
  'undoneBy',
  sql<0 | 1>`case when before is null then 0 else 1 end`.as('hasBefore'),
] as const;

export interface ChangeSelection {
  activityId: string;
  recordId?: string | null | undefined;
}

export function listOutline(
  db: Db,
  { activityId, recordId }: ChangeSelection,
  most?: number,
): Promise<ChangeOutline[]> {
  let query = db
    .selectFrom('activityChanges')
    .select(outline)
    .where('activityId', '=', activityId)
    .orderBy('position');
  if (recordId) query = query.where('recordId', '=', recordId);
  if (most !== undefined) query = query.limit(most);
  return query.execute();
}

/** Marks the changes as undone. A second caller waits for the first, and then finds nothing to mark. */
export async function claimChanges(
  db: Db,
  { activityId, recordId }: ChangeSelection,
  undoneBy: string,
): Promise<ChangeOutline[]> {
  let query = db
    .updateTable('activityChanges')
    .set({ undoneBy })
    .where('activityId', '=', activityId)
    .where('undoneBy', 'is', null)
    .returning(outline);
  if (recordId) query = query.where('recordId', '=', recordId);
  const claimed = await query.execute();
  return claimed.toSorted((one, other) => one.position - other.position);
}

/**
 * Updates `undoneBy` after an undo was undone: changes that it had undone are effective again; if they belong to an
 * undo, too, the changes that this one had undone are undone again, and so on alternately along the chain. Takes ids,
 * because a subquery over a new import is planned without statistics and may compare all rows.
 */
export async function updateUndoChain(
  db: Db,
  activity: ActivityRow,
  recordIds: readonly string[],
): Promise<void> {
  let taker: ActivityRow | undefined = activity;
  let holds = true;
  while (taker?.restores) {
    const { id, restores }: ActivityRow = taker;
    const [from, to] = holds ? [id, null] : [null, id];
    for (const ids of chunksOf(recordIds, IDS_PER_QUERY)) {
      await db
        .updateTable('activityChanges')
        .set({ undoneBy: to })
        .where('activityId', '=', restores)
        .where('recordId', 'in', ids)
        .where('undoneBy', from === null ? 'is' : '=', from)
        .execute();
    }
    taker = await findById(db, restores);
    holds = !holds;
  }
}

const findById = (db: Db, id: string) =>
  db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the name of whoever undid the change; undefined when unknown. */
export async function undoneByName(
  db: Db,
  { undoneBy }: Pick<ActivityChangeRow, 'undoneBy'>,
): Promise<string | null | undefined> {
  return undoneBy === null ? undefined : (await findById(db, undoneBy))?.accountName;
}
