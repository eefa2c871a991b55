import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { DealProduct } from './deals.rules.ts';
import type { DealEntryRow } from './deals.table.ts';

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

export async function replaceProducts(
  db: Db,
  dealId: string,
  products: readonly DealProduct[],
): Promise<void> {
  await db.deleteFrom('dealProducts').where('dealId', '=', dealId).execute();
  if (products.length === 0) return;
  const rows = products.map((product, position) => ({ ...product, dealId, position }));
  await db.insertInto('dealProducts').values(rows).execute();
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

/** At the end; lock the deal first, since positions are consecutive. */
export function insertEntry(db: Db, entry: Omit<DealEntryRow, 'position'>): Promise<DealEntryRow> {
  const position = sql<number>`(
    select coalesce(max(position), 0) + 1 from deal_entries where deal_id = ${entry.dealId}
  )`;
  return db
    .insertInto('dealEntries')
    .values({ ...entry, position })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function knownProductIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
