import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** What is due on a day is compared as the end of that day. */
export const todoTimes: Migration = {
  async up(db) {
    const text = textColumn(db);
    for (const column of ['due_time_zone', 'due_timed_at', 'due_local']) {
      await db.schema.alterTable('todos').addColumn(column, text).execute();
    }
    await sql`update todos set due_local = substr(due_date, 1, 10) || 'T24:00:00.000Z'
      where due_date is not null`.execute(db);
  },
};
