import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { stages, winPercents } from './deals.rules.ts';
import { type DealFilter, matchingDeals } from './deals.store.ts';
import type { DealMonthFiguresRow } from './deals.table.ts';

const winPercent = sql<number>`case stage ${sql.join(
  stages.map((stage) => sql`when ${sql.lit(stage)} then ${sql.lit(winPercents[stage])}`),
  sql` `,
)} end`;

/** Rounded half up for each deal, so that sums are equal however deals are grouped. */
const weightedCents = sql<number>`(amount_cents * ${winPercent} + 50) / 100`;

const month = sql<string>`substr(expected_close_on, 1, 7)`;

export async function figuresByStage(db: Db, filter: DealFilter) {
  return (await figures(db, filter)).select('stage').groupBy('stage').execute();
}

/** Months as `2026-03`, ascending. */
export async function figuresByMonth(db: Db, filter: DealFilter): Promise<DealMonthFiguresRow[]> {
  return (await figures(db, filter))
    .select(month.as('month'))
    .groupBy(month)
    .orderBy(month)
    .execute();
}

const figures = async (db: Db, filter: DealFilter) =>
  (await matchingDeals(db, filter)).select([
    sql<number>`count(*)`.as('count'),
    sql<number>`cast(sum(amount_cents) as bigint)`.as('amountCents'),
    sql<number>`cast(sum(${weightedCents}) as bigint)`.as('weightedCents'),
  ]);
