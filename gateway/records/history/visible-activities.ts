import { daysAgo } from '../../formats/days-ago.ts';
import { type AccessGroup, callerOf, groups, requireGroup } from '../caller.ts';
import type { RecordContext as Context } from '../context.ts';
import { notFound } from '../../errors/errors.ts';
import { declarations } from '../declarations.ts';
import { findActivity, MOST_LISTED } from './activities.store.ts';
import type { ActivityChangeRow, ActivityRow, ChangeOutline } from './activities.table.ts';
import { type Chosen, listOutline } from './restoring.store.ts';

export interface Reader {
  accountId: string;
  seesAccounts: boolean;
}

export function readerOf(context: Context): Reader {
  const { id: accountId, role } = callerOf(context).account;
  return { accountId, seesAccounts: groups.ADMIN.includes(role) };
}

type Change = Pick<ActivityChangeRow, 'kind' | 'recordId' | 'recordOwnerId'>;

/** Whether a visible activity shows its change of this record. */
export function showsChange(
  { accountId, seesAccounts }: Reader,
  activity: Pick<ActivityRow, 'ownerId' | 'accountId' | 'action'>,
  { kind, recordId, recordOwnerId }: Change,
): boolean {
  if (kind === 'Account' && !seesAccounts && recordId !== accountId) return false;
  if (recordOwnerId === null || deletedOthers(activity, accountId)) return true;
  return [recordOwnerId, activity.ownerId].includes(accountId);
}

const deletedOthers = (
  { ownerId, accountId, action }: Pick<ActivityRow, 'ownerId' | 'accountId' | 'action'>,
  by: string,
) => ownerId !== null && action === 'deleted' && accountId === by;

export interface ChosenActivity {
  activity: ActivityRow;
  /** The first ones, or those of the chosen record, that the caller may see. */
  changes: ChangeOutline[];
}

/** Someone else's, and one past its time, which is being removed, answer as if they did not exist. */
export async function visibleActivity(context: Context, chosen: Chosen): Promise<ChosenActivity> {
  const reader = readerOf(context);
  const activity = await findActivity(context.db, chosen.activityId);
  if (!activity || !isVisible(activity, reader)) throw notFound('Activity');
  if (activity.at < daysAgo(context.config.historyDays)) throw notFound('Activity');
  // An import touches tens of thousands; the first ones tell whose it is.
  const all = await listOutline(context.db, chosen, MOST_LISTED);
  const changes = all.filter((change) => showsChange(reader, activity, change));
  if (all.length > 0 && changes.length === 0 && !chosen.recordId) throw notFound('Activity');
  if (changes.length === 0 && chosen.recordId) throw notFound('Version');
  return { activity, changes };
}

const isVisible = (activity: ActivityRow, { accountId }: Reader) =>
  [null, accountId].includes(activity.ownerId) || deletedOthers(activity, accountId);

/** Throws Forbidden. */
export function requireRestoreAccess(
  context: Context,
  { activity, changes }: ChosenActivity,
): void {
  if (activity.ownerId !== null) return;
  const isOwn = activity.accountId === callerOf(context).account.id;
  requireGroup(context, isOwn ? groupForOwn(activity, changes) : groupForOthers(activity));
}

const groupForOthers = ({ kind }: ActivityRow): AccessGroup =>
  kind === 'Account' ? 'SA' : 'ADMIN';

/** Editors may undo their own updates, deletions and creations of what they may delete; roles are SA's alone. */
function groupForOwn(activity: ActivityRow, changes: readonly ChangeOutline[]): AccessGroup {
  const hasChanged = activity.action !== 'created' || changes.some(isBusinessUpdate);
  const isForEditors = hasChanged || changes.every(isDeletedByEditors);
  return isForEditors && activity.kind !== 'Account' ? 'EDITOR' : groupForOthers(activity);
}

const isDeletedByEditors = ({ kind }: ChangeOutline) => declarations.get(kind)?.delete === 'EDITOR';

const isBusinessUpdate = ({ action, recordOwnerId }: ChangeOutline) =>
  action === 'updated' && recordOwnerId === null;
