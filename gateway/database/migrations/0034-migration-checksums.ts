import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const migrationChecksums: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('migration_checksums')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('checksum', text, (column) => column.notNull())
      .execute();
  },
};
