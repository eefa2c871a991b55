import type { Db } from '../../store/database.ts';
import { pageOf, type PageRequest } from '../../store/paging.ts';
import type {
  ActivityAction,
  ActivityChangeRow,
  ActivityPage,
  ActivityRow,
  DeletedRecordPage,
} from './activities.table.ts';

export interface ActivityFilter {
  accountId?: string | null;
  kind?: readonly string[] | null;
  action?: readonly ActivityAction[] | null;
  from?: string | null;
  to?: string | null;
}

/** Rows of eight values; both stores take more than 30,000 values in one statement. */
const MOST_PER_INSERT = 1_000;

const MOST_AUTHORS = 1_000;

/** Of what one activity touched. */
const MOST_SHOWN = 100;

const newestFirst = { column: 'number', direction: 'descending' } as const;

/** The store gives the number. */
export async function insertActivity(
  db: Db,
  activity: Omit<ActivityRow, 'number'>,
  changes: readonly Omit<ActivityChangeRow, 'activityId'>[],
): Promise<void> {
  await db
    .insertInto('activities')
    .values(activity as ActivityRow)
    .execute();
  const rows = changes.map((change) => ({ activityId: activity.id, ...change }));
  for (let start = 0; start < rows.length; start += MOST_PER_INSERT) {
    const some = rows.slice(start, start + MOST_PER_INSERT);
    await db.insertInto('activityChanges').values(some).execute();
  }
}

export function findActivity(db: Db, id: string): Promise<ActivityRow | undefined> {
  return db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listActivities(
  db: Db,
  filter: ActivityFilter,
  page: PageRequest,
): Promise<ActivityPage> {
  let query = db.selectFrom('activities').selectAll().where('ownerId', 'is', null);
  if (filter.accountId) query = query.where('accountId', '=', filter.accountId);
  if (filter.kind) query = query.where('kind', 'in', filter.kind);
  if (filter.action) query = query.where('action', 'in', filter.action);
  if (filter.from) query = query.where('at', '>=', filter.from);
  if (filter.to) query = query.where('at', '<', filter.to);
  return pageOf(query, newestFirst, page);
}

/** Everyone who has an account and did something, by name. */
export function listAuthors(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('activities')
          .select('activities.id')
          .whereRef('activities.accountId', '=', 'accounts.id'),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_AUTHORS)
    .execute();
}

/** What was deleted at a moment or later and is still gone, newest first. */
export function listDeletedRecords(
  db: Db,
  { kind, since }: { kind?: readonly string[] | null; since: string },
  page: PageRequest,
): Promise<DeletedRecordPage> {
  let query = db.selectFrom('deletedRecords').selectAll().where('at', '>=', since);
  if (kind) query = query.where('kind', 'in', kind);
  return pageOf(query, newestFirst, page);
}

/** What was done to one record, as far as the account may see it: not what belongs to someone else. */
export function listHistory(
  db: Db,
  { recordId, accountId }: { recordId: string; accountId: string },
  page: PageRequest,
): Promise<ActivityPage> {
  const ofRecord = db
    .selectFrom('activityChanges')
    .select('activityId')
    .where('recordId', '=', recordId);
  const query = db
    .selectFrom('activities')
    .selectAll()
    .where('id', 'in', ofRecord)
    .where(({ or, eb }) => or([eb('ownerId', 'is', null), eb('ownerId', '=', accountId)]));
  return pageOf(query, newestFirst, page);
}

/** The records that each of several activities touched, in the order in which it did. */
export async function changesByActivityIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('activityChanges')
    .selectAll()
    .where('activityId', 'in', ids)
    .orderBy('activityId')
    .orderBy('position')
    .execute();
  return groupedByActivity(ids, rows);
}

/** The same, but the first ones of each activity alone: one can touch many thousands. */
export async function firstChangesByActivityIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('activityChanges')
    .selectAll()
    .where('activityId', 'in', ids)
    .where('position', '<', MOST_SHOWN)
    .orderBy('activityId')
    .orderBy('position')
    .execute();
  return groupedByActivity(ids, rows);
}

/** How many records each of several activities touched. */
export async function changeCountsByActivityIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('activityChanges')
    .select(({ fn }) => ['activityId', fn.countAll<number>().as('total')])
    .where('activityId', 'in', ids)
    .groupBy('activityId')
    .execute();
  return new Map(rows.map(({ activityId, total }) => [activityId, Number(total)]));
}

/** Names what an activity did to a record. */
export const changeKey = (activityId: string, recordId: string) => `${activityId} ${recordId}`;

/** What activities did to records, by `changeKey`. */
export async function changesByKeys(db: Db, keys: readonly string[]) {
  const idsOf = (key: string) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
  const [activityIds, recordIds] = [0, 1].map((at) => keys.map((key) => idsOf(key)[at]!));
  const rows = await db
    .selectFrom('activityChanges')
    .selectAll()
    .where('recordId', 'in', [...new Set(recordIds)])
    .where('activityId', 'in', [...new Set(activityIds)])
    .execute();
  return new Map(rows.map((row) => [changeKey(row.activityId, row.recordId), row]));
}

function groupedByActivity(ids: readonly string[], rows: readonly ActivityChangeRow[]) {
  const byActivity = new Map<string, ActivityChangeRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) byActivity.get(row.activityId)?.push(row);
  return byActivity;
}

/** Drops every copy that was kept of a record. */
export async function forgetCopies(db: Db, kind: string, recordId: string): Promise<void> {
  await db
    .updateTable('activityChanges')
    .set({ before: null, after: null })
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .execute();
}
