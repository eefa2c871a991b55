import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** On any kind of record: one that comes back has its notes again. */
export const notes: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('notes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('record_kind', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('account_name', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('notes_record_id')
      .on('notes')
      .columns(['record_id', 'at', 'id'])
      .execute();
  },
};
