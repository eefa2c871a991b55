import { type Migration, sql } from 'kysely';
import { moveNotesInHistory } from './move-notes.ts';

/** Customers' notes become notes like those on any record. */
export const notesOfCustomers: Migration = {
  async up(db) {
    await sql`insert into notes (id, record_kind, record_id, at, account_id, account_name, text)
      select id, 'Customer', customer_id, at, coalesce(account_id, ''), coalesce(account_name, ''),
        text
      from customer_notes`.execute(db);
    await moveNotesInHistory(db, { kind: 'Customer', part: 'customerNotes', key: 'customerId' });
    await db.schema.dropTable('customer_notes').execute();
  },
};
