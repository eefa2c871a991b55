import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Those that are won or lost were closed when they came to that stage. */
export const dealClosings: Migration = {
  async up(db) {
    await db.schema.alterTable('deals').addColumn('closed_at', textColumn(db)).execute();
    await sql`update deals set closed_at = stage_changed_at where stage in ('won', 'lost')`.execute(
      db,
    );
    await db.schema
      .createIndex('deals_closed_at')
      .on('deals')
      .columns(['closed_at', 'id'])
      .execute();
  },
};
