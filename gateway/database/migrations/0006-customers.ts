import type { Migration } from 'kysely';
import { makeSearchable } from './searchable.ts';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages. */
const ordered = ['name_key', 'created_at', 'city_key', 'status'];

export const customers: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('customers')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('trade_name', text)
      .addColumn('document', text, (column) => column.unique())
      .addColumn('email', text)
      .addColumn('phone', text)
      .addColumn('street', text)
      .addColumn('city', text)
      .addColumn('state', text)
      .addColumn('cep', text)
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision')
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('notes', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('city_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    for (const column of [...ordered, 'owner_id']) {
      await db.schema
        .createIndex(`customers_${column}`)
        .on('customers')
        .columns([column, 'id'])
        .execute();
    }
    await db.schema
      .createTable('customer_tags')
      .addColumn('customer_id', text, (column) =>
        column.notNull().references('customers.id').onDelete('cascade'),
      )
      .addColumn('tag', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('customer_tags_pkey', ['customer_id', 'tag'])
      .execute();
    await db.schema
      .createIndex('customer_tags_tag')
      .on('customer_tags')
      .columns(['tag', 'customer_id'])
      .execute();
    await makeSearchable(db, { kind: 'Customer', table: 'customers', title: 'name' });
  },
};
