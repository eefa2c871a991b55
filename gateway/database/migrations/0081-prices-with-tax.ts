import type { Migration } from 'kysely';

export const pricesWithTax: Migration = {
  async up(db) {
    await db.schema
      .alterTable('invoices')
      .addColumn('prices_include_tax', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
