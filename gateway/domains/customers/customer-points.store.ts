import { sql } from 'kysely';
import type { CustomerRow } from '../../records/generated/rows.ts';
import { type Filter, filteredQueryOf } from '../../records/read/read.ts';
import type { Db } from '../../database/database.ts';
import { customerRecord } from './customers.record.ts';
import type { CustomerPointRow } from './customers.table.ts';

const MOST_POINTS = 1_000;

/** Returns one point for each grid cell, those with the most customers first. */
export async function listCustomerPoints(
  db: Db,
  filter: Filter,
  cellDegrees: number,
): Promise<CustomerPointRow[]> {
  const cell = (column: 'latitude' | 'longitude') =>
    sql<number>`floor(${sql.ref(column)} / ${sql.lit(cellDegrees)})`;
  const matched = await filteredQueryOf(db, customerRecord, filter);
  const rows = await db
    .selectFrom(
      matched
        .where('latitude', 'is not', null)
        .select(['id', 'latitude', 'longitude'])
        .select([cell('latitude').as('row'), cell('longitude').as('column')])
        .$castTo<
          Pick<CustomerRow, 'id' | 'latitude' | 'longitude'> & { row: number; column: number }
        >()
        .as('standing'),
    )
    .select(({ fn }) => [
      fn.avg<number>('latitude').as('latitude'),
      fn.avg<number>('longitude').as('longitude'),
      fn.countAll<number | string>().as('count'),
      fn.min('id').as('someId'),
    ])
    .groupBy(['row', 'column'])
    .orderBy('count', 'desc')
    .orderBy('someId')
    .limit(MOST_POINTS)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
