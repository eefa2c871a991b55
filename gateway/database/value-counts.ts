import { sql, type SelectQueryBuilder } from 'kysely';

type Value = string | number | null;

export interface ValueCount<Of = Value> {
  value: Of;
  count: number;
}

const MOST_VALUES = 100;

export async function countsOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  column: string,
): Promise<ValueCount[]> {
  const rows = await query
    .clearSelect()
    .select([sql.ref<Value>(column).as('value'), sql<number>`count(*)`.as('count')])
    .groupBy(sql.ref(column))
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql.ref(column))
    .limit(MOST_VALUES)
    .execute();
  return (rows as ValueCount[]).map(({ value, count }) => ({ value, count: Number(count) }));
}
