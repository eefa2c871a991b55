import type { Migration } from 'kysely';
import { makeSearchable } from './searchable.ts';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages. */
const ordered = ['index', 'name_key', 'company_key', 'balance_cents', 'age'];

export const users: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('users')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('index', 'integer', (column) => column.notNull())
      .addColumn('guid', text, (column) => column.notNull().unique())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('balance_cents', 'bigint', (column) => column.notNull())
      .addColumn('age', 'integer', (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('gender', text, (column) => column.notNull())
      .addColumn('company', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('bd', text)
      .addColumn('img_url', text)
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('company_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    for (const column of ordered) {
      await db.schema.createIndex(`users_${column}`).on('users').columns([column, 'id']).execute();
    }
    await makeSearchable(db, { kind: 'User', table: 'users', title: 'name' });
  },
};
