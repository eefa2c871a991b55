import { type Kysely, type Migration, sql } from 'kysely';
import { attachInHistory } from './attach-in-history.ts';
import { textColumn } from './text-column.ts';

/**
 * A file is attached to several records of any kind. Those of before were shared with every account by their id; they
 * are read by the rights of their records instead.
 */
export const attachments: Migration = {
  async up(db) {
    await createAttachments(db);
    await sql`insert into attachments
        (id, file_id, record_kind, record_id, name, account_id, created_at)
      select id || '-1', id, record_kind, record_id, name, account_id, created_at
      from files where record_kind is not null and record_id is not null`.execute(db);
    await sql`update files set is_shared = 0
      where record_kind is not null and record_id is not null`.execute(db);
    await attachInHistory(db);
    await db.schema.dropIndex('files_record_id').execute();
    for (const column of ['record_kind', 'record_id']) {
      await db.schema.alterTable('files').dropColumn(column).execute();
    }
  },
};

async function createAttachments(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('attachments')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('file_id', text, (column) =>
      // An account's files are deleted with it by the database.
      column.notNull().references('files.id').onDelete('cascade'),
    )
    .addColumn('record_kind', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('note_id', text, (column) => column.references('notes.id').onDelete('set null'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('attachments_file_id')
    .unique()
    .on('attachments')
    .columns(['file_id', 'record_kind', 'record_id'])
    .execute();
  await db.schema
    .createIndex('attachments_record_id')
    .on('attachments')
    .columns(['record_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('attachments_note_id')
    .on('attachments')
    .columns(['note_id', 'created_at', 'id'])
    .execute();
}
