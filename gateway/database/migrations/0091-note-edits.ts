import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const noteEdits: Migration = {
  async up(db) {
    await db.schema
      .alterTable('notes')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('notes').addColumn('edited_at', textColumn(db)).execute();
  },
};
