import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';

const MOST_ENTRIES_LISTED = 100;

export async function productsByDealIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('dealProducts')
    .selectAll()
    .where('dealId', 'in', ids)
    .orderBy('dealId')
    .orderBy('position')
    .execute();
  return grouped(ids, rows, ({ dealId }) => dealId);
}

/** At most 100 a deal, newest first. */
export async function entriesByDealIds(db: Db, ids: readonly string[]) {
  const numbered = db
    .selectFrom('dealEntries')
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by deal_id order by position desc)`.as('number'),
    )
    .where('dealId', 'in', ids);
  const rows = await db
    .selectFrom(numbered.as('entries'))
    .selectAll()
    .where('number', '<=', MOST_ENTRIES_LISTED)
    .orderBy('dealId')
    .orderBy('number')
    .execute();
  return grouped(ids, rows, ({ dealId }) => dealId);
}
