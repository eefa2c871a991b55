import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** With what a customer's newest are listed by. */
const indexed = {
  events: ['customer_id', 'start', 'id'],
  messages: ['customer_id', 'account_id', 'date', 'id'],
};

export const eventsAndMessagesOfCustomers: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries(indexed)) {
      await db.schema
        .alterTable(table)
        .addColumn('customer_id', textColumn(db), (column) =>
          column.references('customers.id').onDelete('set null'),
        )
        .execute();
      await db.schema.createIndex(`${table}_customer_id`).on(table).columns(columns).execute();
    }
  },
};
