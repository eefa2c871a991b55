import { sql } from 'kysely';
import type { DealMonthFigures, DealStageFigures } from '../../graphql/generated/resolvers.ts';
import { type Filter, filteredQueryOf } from '../../records/read/read.ts';
import type { Db } from '../../database/database.ts';
import { stages, winPercents } from './deals.rules.ts';
import { dealRecord } from './deals.record.ts';

const winPercent = sql<number>`case stage ${sql.join(
  stages.map((stage) => sql`when ${sql.lit(stage)} then ${sql.lit(winPercents[stage])}`),
  sql` `,
)} end`;

/** The weighted amount is rounded half up for each deal, so that sums are equal however deals are grouped. */
const weightedCents = sql<number>`(amount_cents * ${winPercent} + 50) / 100`;

const month = sql<string>`substr(expected_close_on, 1, 7) || '-01T00:00:00.000Z'`;

export async function figuresByStage(db: Db, filter: Filter) {
  return (await figures(db, filter))
    .select('stage')
    .groupBy('stage')
    .$castTo<Omit<DealStageFigures, 'probability'>>()
    .execute();
}

export async function figuresByMonth(db: Db, filter: Filter): Promise<DealMonthFigures[]> {
  return (await figures(db, filter))
    .select([month.as('firstDay'), month.as('month')])
    .groupBy(month)
    .orderBy(month)
    .$castTo<DealMonthFigures>()
    .execute();
}

const figures = async (db: Db, filter: Filter) =>
  (await filteredQueryOf(db, dealRecord, filter)).select([
    sql<number>`count(*)`.as('count'),
    sql<number>`cast(sum(amount_cents) as bigint)`.as('amount'),
    sql<number>`cast(sum(${weightedCents}) as bigint)`.as('weightedAmount'),
  ]);
