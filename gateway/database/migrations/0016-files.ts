import { type Migration, PostgresAdapter, sql } from 'kysely';
import { textColumn } from './text-column.ts';

export const files: Migration = {
  async up(db) {
    const text = textColumn(db);
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // A separate table: a deleted file keeps its bytes, so that it can be restored.
    await db.schema
      .createTable('file_contents')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : sql`blob`, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('file_contents_account_id')
      .on('file_contents')
      .columns(['account_id', 'created_at', 'id', 'size'])
      .execute();
    await db.schema
      .createTable('files')
      .addColumn('id', text, (column) =>
        column.primaryKey().references('file_contents.id').onDelete('cascade'),
      )
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('is_shared', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('files_account_id')
      .on('files')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
  },
};
