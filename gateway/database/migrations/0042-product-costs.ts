import type { Migration } from 'kysely';

export const productCosts: Migration = {
  async up(db) {
    await db.schema.alterTable('products').addColumn('cost_cents', 'bigint').execute();
  },
};
