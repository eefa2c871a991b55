import { daysAgo } from '../../formats/days.ts';
import { type RecordAction, requireGroup, requireWrite, unreadableKinds } from '../access.ts';
import { requireCaller } from '../caller.ts';
import type { RecordContext as Context } from '../context.ts';
import { notFound } from '../../errors/errors.ts';
import { findActivity, MOST_LISTED } from './activities.store.ts';
import type { ActivityChangeRow, ActivityRow, ChangeOutline } from './activities.table.ts';
import { attachedIn, isOnHiddenRecord, type Reader } from './readable.ts';
import { type ChangeSelection, listOutline } from './restoring.store.ts';

export function readerOf(context: Context, recordId?: string): Reader {
  const unreadable = unreadableKinds(context, recordId);
  const { id: accountId } = requireCaller(context).account;
  return { accountId, unreadable, attached: attachedIn(context.records, unreadable) };
}

type Change = Pick<ActivityChangeRow, 'kind' | 'recordId' | 'recordOwnerId'>;

/** Whether a visible activity shows its change of this record to the caller. */
export function showsChange(
  context: Context,
  activity: Pick<ActivityRow, 'ownerId' | 'accountId' | 'action'>,
  { kind, recordId, recordOwnerId }: Change,
): boolean {
  const { accountId, unreadable } = readerOf(context, recordId);
  if (unreadable.includes(kind)) return false;
  if (recordOwnerId === null || deletedOthers(activity, accountId)) return true;
  return [recordOwnerId, activity.ownerId].includes(accountId);
}

const deletedOthers = (
  { ownerId, accountId, action }: Pick<ActivityRow, 'ownerId' | 'accountId' | 'action'>,
  by: string,
) => ownerId !== null && action === 'deleted' && accountId === by;

export interface ChosenActivity {
  activity: ActivityRow;
  /** The first changes that the caller can see, or those of the chosen record. */
  changes: ChangeOutline[];
}

/**
 * Returns an activity. Throws NotFound also for an activity of someone else, and for an expired one that is being
 * removed.
 */
export async function visibleActivity(
  context: Context,
  chosen: ChangeSelection,
): Promise<ChosenActivity> {
  const activity = await findActivity(context.db, chosen.activityId);
  if (!activity || !isVisible(activity, requireCaller(context).account.id))
    throw notFound('Activity');
  if (activity.at < daysAgo(context.config.historyDays)) throw notFound('Activity');
  if (await isOnHiddenRecord(context.db, activity.id, readerOf(context).attached)) {
    throw notFound('Activity');
  }
  // An import has tens of thousands of changes; the first ones show whose it is.
  const all = await listOutline(context.db, chosen, MOST_LISTED);
  const changes = all.filter((change) => showsChange(context, activity, change));
  if (all.length > 0 && changes.length === 0 && !chosen.recordId) throw notFound('Activity');
  if (changes.length === 0 && chosen.recordId) throw notFound('Version');
  return { activity, changes };
}

const isVisible = (activity: ActivityRow, accountId: string) =>
  [null, accountId].includes(activity.ownerId) || deletedOthers(activity, accountId);

/**
 * Throws Forbidden. An undo is a change, so it needs the permission to change each of the records; undoing activities
 * of others needs ADMIN. Records created along with a change, such as the invoice of a deal, are undone with it.
 */
export function requireRestoreAccess(
  context: Context,
  { activity, changes }: ChosenActivity,
): void {
  const isOwn = activity.accountId === requireCaller(context).account.id;
  if (activity.ownerId === null && !isOwn) requireGroup(context, 'ADMIN');
  const isMixed = isOwn && changes.some(isBusinessUpdate);
  const inverses = new Set(changes.map((each) => `${each.kind} ${inverseOf(each, isMixed)}`));
  for (const inverse of inverses) {
    const [kind = '', action] = inverse.split(' ') as [string, RecordAction];
    const record = context.records.get(kind);
    if (record) requireWrite(context, record, { action });
  }
}

function inverseOf({ action }: ChangeOutline, isMixed: boolean): RecordAction {
  if (action === 'deleted') return 'create';
  return action === 'created' && !isMixed ? 'delete' : 'update';
}

const isBusinessUpdate = ({ action, recordOwnerId }: ChangeOutline) =>
  action === 'updated' && recordOwnerId === null;
