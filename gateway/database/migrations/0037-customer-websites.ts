import type { Migration } from 'kysely';

export const customerWebsites: Migration = {
  async up(db) {
    await db.schema.alterTable('customers').addColumn('website', 'text').execute();
  },
};
