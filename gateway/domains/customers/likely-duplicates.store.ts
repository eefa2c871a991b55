import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { type Compared, comparedColumns, MOST_ALIKE, pairKey } from './likely-duplicates.rules.ts';

const MOST_VALUES = 2_000;
const VALUES_AT_ONCE = 500;

/** Returns the customers that share a value of a compared column with a few others; reads indexes alone for the values. */
export async function listAlike(db: Db): Promise<Compared[]> {
  const rows = new Map<string, Compared>();
  for (const column of comparedColumns) {
    const values = await sharedValues(db, column);
    for (let at = 0; at < values.length; at += VALUES_AT_ONCE) {
      const found = await db
        .selectFrom('customers')
        .select(['id', 'document', 'createdAt', 'email', 'phone', 'nameKey', 'soundKey'])
        .where(column, 'in', values.slice(at, at + VALUES_AT_ONCE))
        .execute();
      for (const row of found) rows.set(row.id, row);
    }
  }
  return [...rows.values()];
}

async function sharedValues(db: Db, column: (typeof comparedColumns)[number]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from customers
    where ${sql.ref(column)} > '' group by ${sql.ref(column)}
    having count(*) between 2 and ${sql.lit(MOST_ALIKE)}
    order by ${sql.ref(column)} limit ${sql.lit(MOST_VALUES)}`.execute(db);
  return rows.map(({ value }) => value);
}

/** Returns the keys of the pairs that are set apart. */
export async function listApart(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('distinctCustomers').selectAll().execute();
  return new Set(rows.map(({ oneId, otherId }) => pairKey(oneId, otherId)));
}

export async function setApart(
  db: Db,
  [one, other]: readonly [string, string],
  areDistinct: boolean,
): Promise<void> {
  const [oneId = '', otherId = ''] = [one, other].toSorted();
  const pair = { oneId, otherId };
  if (areDistinct) {
    await db
      .insertInto('distinctCustomers')
      .values(pair)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('distinctCustomers')
    .where('oneId', '=', oneId)
    .where('otherId', '=', otherId)
    .execute();
}
