import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const events: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('events')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('start', text, (column) => column.notNull())
      .addColumn('end', text, (column) => column.notNull())
      .addColumn('location', text)
      .addColumn('note', text)
      .addColumn('color', text)
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('events_start').on('events').columns(['start', 'id']).execute();
  },
};
