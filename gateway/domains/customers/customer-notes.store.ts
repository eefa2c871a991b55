import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';

const MOST_NOTES_LISTED = 100;

/** At most 100 a customer, newest first. */
export async function notesByCustomerIds(db: Db, ids: readonly string[]) {
  const numbered = db
    .selectFrom('customerNotes')
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by customer_id order by at desc, id desc)`.as(
        'number',
      ),
    )
    .where('customerId', 'in', ids);
  const rows = await db
    .selectFrom(numbered.as('notes'))
    .selectAll()
    .where('number', '<=', MOST_NOTES_LISTED)
    .orderBy('customerId')
    .orderBy('number')
    .execute();
  return grouped(ids, rows, ({ customerId }) => customerId);
}
