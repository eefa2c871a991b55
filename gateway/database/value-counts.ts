import { sql, type SelectQueryBuilder } from 'kysely';

type Value = string | number | null;

export interface ValueCount<Of = Value> {
  value: Of;
  count: number;
  /** The value of the other column in the rows with this value. */
  other?: string | null;
}

const MOST_VALUES = 100;

/** Returns the number of rows for each value of a column, and what a second column has in them. */
export async function countsOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  column: string,
  other?: string,
): Promise<ValueCount[]> {
  const rows = await query
    .clearSelect()
    .select([sql.ref<Value>(column).as('value'), sql<number>`count(*)`.as('count')])
    .$if(other !== undefined, (each) =>
      each.select(sql<string | null>`min(${sql.ref(other!)})`.as('other')),
    )
    .groupBy(sql.ref(column))
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql.ref(column))
    .limit(MOST_VALUES)
    .execute();
  return (rows as ValueCount[]).map(({ count, ...values }) => ({
    ...values,
    count: Number(count),
  }));
}
