import { sql } from 'kysely';
import { chunksOf } from '../../database/chunks.ts';
import { isSettled } from '../../database/commit-order.ts';
import type { Db } from '../../database/database.ts';
import { grouped } from '../../database/grouped.ts';
import { inNameOrder } from '../../formats/folding.rules.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import { valuesForIn } from '../read/filter-conditions.ts';
import { readableCondition } from './readable.ts';
import type { Reader } from './readable.ts';
import type {
  ActivityAction,
  ActivityChangeRow,
  ActivityPage,
  ActivityRow,
} from './activities.table.ts';

export interface ActivityFilter {
  accountId?: string | null;
  accountIdIn?: readonly string[] | null;
  accountIdNotIn?: readonly string[] | null;
  kind?: readonly string[] | null;
  kindNotIn?: readonly string[] | null;
  action?: readonly ActivityAction[] | null;
  actionNotIn?: readonly ActivityAction[] | null;
  from?: string | null;
  to?: string | null;
}

/** Rows in one insert; a row has ten values, and both stores take more than 30,000 in one statement. */
const MOST_PER_INSERT = 1_000;

/** The maximum number of listed changes of an activity, which can have tens of thousands. */
export const MOST_LISTED = 100;

const MOST_AUTHORS = 1_000;

const newestFirst = { column: 'number', direction: 'descending' } as const;

export async function insertActivity(
  db: Db,
  activity: Omit<ActivityRow, 'number' | 'txid'>,
): Promise<void> {
  await db
    .insertInto('activities')
    .values(activity as ActivityRow)
    .execute();
}

export async function insertChanges(
  db: Db,
  activityId: string,
  changes: readonly Omit<ActivityChangeRow, 'activityId'>[],
): Promise<void> {
  for (const some of chunksOf(changes, MOST_PER_INSERT)) {
    const rows = some.map((change) => ({ activityId, ...change }));
    await db.insertInto('activityChanges').values(rows).execute();
  }
}

export async function countChanges(db: Db, activityId: string): Promise<number> {
  return (await countsByActivityIds(db, [activityId])).get(activityId) ?? 0;
}

export async function countsByActivityIds(db: Db, ids: readonly string[]) {
  const counts = await db
    .selectFrom('activityChanges')
    .select(['activityId', sql<number>`count(*)`.as('count')])
    .where('activityId', 'in', ids)
    .groupBy('activityId')
    .execute();
  return new Map(counts.map(({ activityId, count }) => [activityId, count]));
}

export interface KindCount extends Pick<ActivityChangeRow, 'kind' | 'action' | 'recordOwnerId'> {
  activityId: string;
  count: number;
  /** The id of one of the counted records; with a single one, `title` is its title. */
  recordId: string;
  title: string;
}

/** Returns the number of changes of each kind and action in the activities, by the records' owners. */
export async function kindCountsByActivityIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('activityChanges')
    .select(['activityId', 'kind', 'action', 'recordOwnerId'])
    .select(({ fn }) => [
      fn.min<string>('recordId').as('recordId'),
      fn.min<string>('title').as('title'),
    ])
    .select(sql<number>`count(*)`.as('count'))
    .where('activityId', 'in', ids)
    .groupBy(['activityId', 'kind', 'action', 'recordOwnerId'])
    .orderBy(sql`min(position)`)
    .execute();
  return grouped(ids, rows as KindCount[], ({ activityId }) => activityId);
}

export async function activitiesByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('activities').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findActivity(db: Db, id: string): Promise<ActivityRow | undefined> {
  return db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listActivities(
  db: Db,
  { filter, reader }: { filter: ActivityFilter; reader: Reader },
  page: PageRequest,
): Promise<ActivityPage> {
  let query = db.selectFrom('activities').selectAll().where('ownerId', 'is', null);
  query = query.where(
    readableCondition(reader, { kind: 'activities.kind', activityId: 'activities.id' }),
  );
  if (filter.accountId) query = query.where('accountId', '=', filter.accountId);
  for (const [column, any, none] of chosenBy) {
    const [some, others]: Chosen[] = [filter[any], filter[none]];
    if (some) query = query.where(column, 'in', valuesForIn(any, some, 'text'));
    if (!others?.length) continue;
    const left = valuesForIn(none, others, 'text');
    query = query.where(({ or, eb }) => or([eb(column, 'is', null), eb(column, 'not in', left)]));
  }
  if (filter.from) query = query.where('at', '>=', filter.from);
  if (filter.to) query = query.where('at', '<', filter.to);
  return pageOf(query, newestFirst, page);
}

type Chosen = readonly string[] | null | undefined;

const chosenBy = [
  ['accountId', 'accountIdIn', 'accountIdNotIn'],
  ['kind', 'kind', 'kindNotIn'],
  ['action', 'action', 'actionNotIn'],
] as const;

export async function listAuthors(db: Db) {
  const authors = await db
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
  return inNameOrder(authors);
}

/** Returns the last activity in the order of commits: a reader that sees the same one has missed no change. */
export async function latestActivityId(
  db: Db,
  { accountId }: Pick<Reader, 'accountId'>,
): Promise<string | null> {
  const latest = await db
    .selectFrom('activities')
    .select('id')
    .where(({ or, eb }) => or([eb('ownerId', 'is', null), eb('ownerId', '=', accountId)]))
    .where(isSettled(db))
    .orderBy('txid', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.id ?? null;
}

interface History {
  /** Ids of the record, and of what is attached to it where that is asked for. */
  recordIds: readonly string[];
  reader: Reader;
}

/** Returns the activities that changed the records and are visible to the reader. */
export function listHistory(
  db: Db,
  { recordIds, reader }: History,
  page: PageRequest,
): Promise<ActivityPage> {
  const { accountId } = reader;
  const ids = { kind: 'activityChanges.kind', activityId: 'activityChanges.activityId' };
  const ofRecord = db
    .selectFrom('activityChanges')
    .select('activityId')
    .where('recordId', 'in', recordIds)
    .where(readableCondition(reader, ids));
  const ofAll = ofRecord.where(({ or, eb }) =>
    or([eb('recordOwnerId', 'is', null), eb('recordOwnerId', '=', accountId)]),
  );
  const query = db
    .selectFrom('activities')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('ownerId', '=', accountId), eb('id', 'in', ofRecord)]),
        and([eb('ownerId', 'is', null), eb('id', 'in', ofAll)]),
      ]),
    );
  return pageOf(query, newestFirst, page);
}

export async function changesByActivityIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('activityChanges')
    .selectAll()
    .where('activityId', 'in', ids)
    .where('position', '<', MOST_LISTED)
    .orderBy('activityId')
    .orderBy('position')
    .execute();
  return grouped(ids, rows, ({ activityId }) => activityId);
}

/** Returns the changes with these keys, by `changeKey`. */
export async function changesByKeys(db: Db, keys: readonly string[]) {
  const pairs = keys.map((key) => JSON.parse(key) as [string, string]);
  const rows = await db
    .selectFrom('activityChanges')
    .selectAll()
    .where(
      'activityId',
      'in',
      pairs.map(([activityId]) => activityId),
    )
    .where(
      'recordId',
      'in',
      pairs.map(([, recordId]) => recordId),
    )
    .orderBy('position')
    .execute();
  return grouped(keys, rows, ({ activityId, recordId }) => changeKey(activityId, recordId));
}

export const changeKey = (activityId: string, recordId: string) =>
  JSON.stringify([activityId, recordId]);
