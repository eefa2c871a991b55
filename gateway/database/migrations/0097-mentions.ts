import type { Migration } from 'kysely';
import { createPartTables } from './record-table.ts';
import { textColumn } from './text-column.ts';

/** Notes mention accounts, of which notifications tell. */
export const mentions: Migration = {
  async up(db) {
    await createPartTables(db, 'notes', [
      {
        table: 'note_mentions',
        key: 'note_id',
        columns: { account_id: 'text', name: 'text' },
      },
    ]);
    await db.schema.alterTable('notifications').addColumn('note_id', textColumn(db)).execute();
    await db.schema
      .createIndex('notifications_note_id')
      .on('notifications')
      .column('note_id')
      .execute();
  },
};
