import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import type { ActivityPage } from './activities.table.ts';

/** Actions that can be undone; not `created`, because undoing it would delete. */
const undoable = ['updated', 'deleted', 'imported', 'restored'] as const;

interface Undoing {
  accountId: string;
  /** Kinds whose changes the account cannot undo. */
  excluded: readonly string[];
  since: string;
}

type Activities = ExpressionBuilder<Database, 'activities'>;

/** Returns the account's activities since a time that are complete, not undone, and not themselves an undo. */
export function listUndoable(
  db: Db,
  { accountId, excluded, since }: Undoing,
  page: PageRequest,
): Promise<ActivityPage> {
  const oldest = db
    .selectFrom('activities')
    .select('number')
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('number')
    .limit(1);
  const query = db
    .selectFrom('activities')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('number', '>=', oldest)
    .where((of) =>
      of.or([
        of('action', 'in', undoable),
        of.and([of('action', '=', 'created'), of.exists(businessUpdatesOf(of))]),
      ]),
    )
    .where('restores', 'is', null)
    .where('kind', 'not in', excluded)
    .where(({ or, and, eb }) =>
      or([
        eb('ownerId', '=', accountId),
        and([eb('action', '=', 'deleted'), eb('ownerId', 'is not', null)]),
        eb('ownerId', 'is', null),
      ]),
    )
    .where((of) => of.exists(changesOf(of).where('undoneBy', 'is', null)))
    .where((of) => of.not(of.exists(forgottenChangesOf(of))));
  return pageOf(query, { column: 'number', direction: 'descending' }, page);
}

const changesOf = ({ selectFrom }: Activities) =>
  selectFrom('activityChanges').select('position').whereRef('activityId', '=', 'activities.id');

const businessUpdatesOf = (of: Activities) =>
  changesOf(of).where('activityChanges.action', '=', 'updated').where('recordOwnerId', 'is', null);

const forgottenChangesOf = (of: Activities) =>
  changesOf(of).where('activityChanges.action', '!=', 'created').where('before', 'is', null);
