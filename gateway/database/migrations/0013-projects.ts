import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages. */
const ordered = ['date', 'project_key', 'user_key', 'comment', 'revision'];

export const projects: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('projects')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('user_name', text, (column) => column.notNull())
      .addColumn('project_name', text, (column) => column.notNull())
      .addColumn('date', text, (column) => column.notNull())
      .addColumn('project_image', text)
      .addColumn('user_image', text)
      .addColumn('comment', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('project_key', text, (column) => column.notNull())
      .addColumn('user_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    for (const column of ordered) {
      await db.schema
        .createIndex(`projects_${column}`)
        .on('projects')
        .columns([column, 'id'])
        .execute();
    }
  },
};
