import { sql } from 'kysely';
import { declared } from '../../records/declarations.ts';
import { type Filter, matching } from '../../records/read.ts';
import type { Db } from '../../store/database.ts';
import { stages, winPercents } from './deals.rules.ts';
import { dealRecord } from './deals.record.ts';
import type { DealFigures, DealMonthFiguresRow, DealStage } from './deals.table.ts';

const winPercent = sql<number>`case stage ${sql.join(
  stages.map((stage) => sql`when ${sql.lit(stage)} then ${sql.lit(winPercents[stage])}`),
  sql` `,
)} end`;

/** Rounded half up for each deal, so that sums are equal however deals are grouped. */
const weightedCents = sql<number>`(amount_cents * ${winPercent} + 50) / 100`;

const month = sql<string>`substr(expected_close_on, 1, 7)`;

export async function figuresByStage(db: Db, filter: Filter) {
  return (await figures(db, filter))
    .select('stage')
    .groupBy('stage')
    .$castTo<DealFigures & { stage: DealStage }>()
    .execute();
}

/** Months as `2026-03`, ascending. */
export async function figuresByMonth(db: Db, filter: Filter): Promise<DealMonthFiguresRow[]> {
  return (await figures(db, filter))
    .select(month.as('month'))
    .groupBy(month)
    .orderBy(month)
    .$castTo<DealMonthFiguresRow>()
    .execute();
}

const deals = (db: Db, filter: Filter) =>
  matching(db, { declaration: declared('Deal'), entry: dealRecord.entry }, filter);

const figures = async (db: Db, filter: Filter) =>
  (await deals(db, filter)).select([
    sql<number>`count(*)`.as('count'),
    sql<number>`cast(sum(amount_cents) as bigint)`.as('amountCents'),
    sql<number>`cast(sum(${weightedCents}) as bigint)`.as('weightedCents'),
  ]);
