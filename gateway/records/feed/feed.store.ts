import { PostgresAdapter, sql } from 'kysely';
import { feedFacts, isSettled } from '../../database/commit-order.ts';
import type { Db } from '../../database/database.ts';
import { snakeCase } from '../../database/naming.ts';
import type { RecordChangeRow } from './feed.table.ts';

/** The values that all changes of one transaction share. */
type Shared = Pick<RecordChangeRow, 'activityId' | 'accountId' | 'at'>;
export type ToldChange = Omit<RecordChangeRow, 'number' | 'txid' | keyof Shared>;

/** A place in the feed: all changes up to it, in the order of commits. */
export type Place = Pick<RecordChangeRow, 'txid' | 'number'>;

export const START: Place = { txid: 0, number: 0 };

const MOST_REMOVED = 1_000;

/** One statement, however many changes there are: a bulk change has a thousand. */
export async function insertRecordChanges(
  db: Db,
  shared: Shared,
  changes: readonly ToldChange[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const fields = Object.keys(first) as (keyof ToldChange)[];
  const columns = fields.map(snakeCase);
  const json = JSON.stringify(
    changes.map((change) =>
      Object.fromEntries<string | number | null>(
        fields.map((field) => [snakeCase(field), change[field]]),
      ),
    ),
  );
  const from = isPostgres
    ? sql`jsonb_populate_recordset(null::record_changes, ${json}::jsonb)`
    : sql`json_each(${json})`;
  const values = columns.map((column) =>
    isPostgres ? sql.ref(column) : sql`json_extract(value, ${sql.lit(`$.${column}`)})`,
  );
  const names = [...columns, ...Object.keys(shared).map(snakeCase)].map((name) => sql.ref(name));
  const given = Object.values(shared).map((value) => sql`${value}`);
  await sql`insert into record_changes (${sql.join(names)})
    select ${sql.join([...values, ...given])} from ${from}`.execute(db);
}

/** Returns the last place of which no change can appear any more that comes before it. */
export async function lastPlace(db: Db): Promise<Place> {
  const last = await db
    .selectFrom('recordChanges')
    .select(['txid', 'number'])
    .where(isSettled(db))
    .orderBy('txid', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? (await forgottenPlace(db));
}

/** Whether there are changes that a running transaction still keeps from being read in their order. */
export async function hasUnsettled(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('recordChanges')
    .select('number')
    .where(({ not }) => not(isSettled(db)))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the changes after one place and up to another, in the order of commits. */
export function changesBetween(
  db: Db,
  { after, upTo }: { after: Place; upTo: Place },
  { kinds, most }: { kinds?: readonly string[] | undefined; most: number },
): Promise<RecordChangeRow[]> {
  const position = sql`(txid, number)`;
  const place = ({ txid, number }: Place) => sql`(${txid}, ${number})`;
  return db
    .selectFrom('recordChanges')
    .selectAll()
    .where(sql<boolean>`${position} > ${place(after)}`)
    .where(sql<boolean>`${position} <= ${place(upTo)}`)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .orderBy('txid')
    .orderBy('number')
    .limit(most)
    .execute();
}

/** Returns the place of the last change that was removed for its age: a reader must not be before it. */
export async function forgottenPlace(db: Db): Promise<Place> {
  const fact = await db
    .selectFrom('storeFacts')
    .select('value')
    .where('name', '=', feedFacts.forgotten)
    .executeTakeFirst();
  return fact ? (JSON.parse(fact.value) as Place) : START;
}

/** Removes some of the oldest changes; true when there may be more. */
export function removeOldChanges(db: Db, before: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const places = await transaction
      .selectFrom('recordChanges')
      .select(['txid', 'number'])
      .where('at', '<', before)
      .orderBy('txid')
      .orderBy('number')
      .limit(MOST_REMOVED)
      .execute();
    const last = places.at(-1);
    if (!last) return false;
    const numbers = places.map(({ number }) => number);
    await transaction.deleteFrom('recordChanges').where('number', 'in', numbers).execute();
    const value = JSON.stringify(last);
    await transaction
      .insertInto('storeFacts')
      .values({ name: feedFacts.forgotten, value })
      .onConflict((there) => there.column('name').doUpdateSet({ value }))
      .execute();
    return places.length === MOST_REMOVED;
  });
}
