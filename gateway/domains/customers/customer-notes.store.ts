import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { CustomerNoteRow } from './customers.table.ts';

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

export function insertNote(db: Db, note: CustomerNoteRow): Promise<CustomerNoteRow> {
  return db.insertInto('customerNotes').values(note).returningAll().executeTakeFirstOrThrow();
}

export async function moveNotes(db: Db, fromId: string, toId: string): Promise<void> {
  await db
    .updateTable('customerNotes')
    .set({ customerId: toId })
    .where('customerId', '=', fromId)
    .execute();
}
