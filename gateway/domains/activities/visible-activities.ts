import { groups, requireGroup } from '../../graphql/access.ts';
import type { AccessGroup } from '../../graphql/generated/resolvers.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { notFound } from '../../graphql/errors.ts';
import { findActivity, MOST_LISTED } from './activities.store.ts';
import type { ActivityChangeRow, ActivityRow, ChangeOutline } from './activities.table.ts';
import { type Chosen, listOutline } from './taking-back.store.ts';

/** Who reads what was done. */
export interface Reader {
  accountId: string;
  /** Whether the accounts of others are shown to them at all. */
  seesAccounts: boolean;
}

export function readerOf(context: Context): Reader {
  const { id: accountId, role } = callerOf(context).account;
  return { accountId, seesAccounts: groups.ADMIN.includes(role) };
}

type Change = Pick<ActivityChangeRow, 'kind' | 'recordId' | 'recordOwnerId'>;

/** Whether an activity that someone may see shows them what it did to this record. */
export function showsChange(
  { accountId, seesAccounts }: Reader,
  activity: Pick<ActivityRow, 'ownerId'>,
  { kind, recordId, recordOwnerId }: Change,
): boolean {
  if (kind === 'Account' && !seesAccounts && recordId !== accountId) return false;
  return recordOwnerId === null || [recordOwnerId, activity.ownerId].includes(accountId);
}

export interface ChosenActivity {
  activity: ActivityRow;
  /** What it did first, or did to the one record that is chosen, as far as the caller may see it. */
  changes: ChangeOutline[];
}

/** What belongs to someone else answers as if it did not exist. */
export async function visibleActivity(context: Context, chosen: Chosen): Promise<ChosenActivity> {
  const reader = readerOf(context);
  const activity = await findActivity(context.db, chosen.activityId);
  const isVisible = [null, reader.accountId].includes(activity?.ownerId ?? null);
  if (!activity || !isVisible) throw notFound('Activity');
  // An import touches tens of thousands, and the first ones tell whose it is.
  const all = await listOutline(context.db, chosen, MOST_LISTED);
  const changes = all.filter((change) => showsChange(reader, activity, change));
  if (all.length > 0 && changes.length === 0 && !chosen.recordId) throw notFound('Activity');
  if (changes.length === 0 && chosen.recordId) throw notFound('Version');
  return { activity, changes };
}

/** Throws Forbidden for whoever may not take it back, of what is not their own. */
export function requireTakingBack(context: Context, { activity, changes }: ChosenActivity): void {
  if (activity.ownerId !== null) return;
  const isOwn = activity.accountId === callerOf(context).account.id;
  requireGroup(context, isOwn ? groupForOwn(activity, changes) : groupForOthers(activity));
}

const groupForOthers = ({ kind }: ActivityRow): AccessGroup =>
  kind === 'Account' ? 'SA' : 'ADMIN';

/**
 * What an editor changed or deleted, they may take back, with what they made out of it; to take back what one made
 * alone would be to delete it. An account's role and state are SA's alone to change, forwards and backwards.
 */
function groupForOwn(activity: ActivityRow, changes: readonly ChangeOutline[]): AccessGroup {
  const hasChanged = activity.action !== 'created' || changes.some(isBusinessUpdate);
  return hasChanged && activity.kind !== 'Account' ? 'EDITOR' : groupForOthers(activity);
}

const isBusinessUpdate = ({ action, recordOwnerId }: ChangeOutline) =>
  action === 'updated' && recordOwnerId === null;
