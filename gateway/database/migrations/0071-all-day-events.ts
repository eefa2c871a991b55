import type { Migration } from 'kysely';

/** Whose midnights the times of older events are is not known: they keep their times. */
export const allDayEvents: Migration = {
  async up(db) {
    await db.schema
      .alterTable('events')
      .addColumn('all_day', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
