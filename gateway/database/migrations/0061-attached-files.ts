import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** Of any kind of record: one that comes back has its files again. */
export const attachedFiles: Migration = {
  async up(db) {
    for (const column of ['record_kind', 'record_id']) {
      await db.schema.alterTable('files').addColumn(column, textColumn(db)).execute();
    }
    await db.schema
      .createIndex('files_record_id')
      .on('files')
      .columns(['record_id', 'created_at', 'id'])
      .execute();
  },
};
