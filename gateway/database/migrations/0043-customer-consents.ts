import type { Migration } from 'kysely';

export const customerConsents: Migration = {
  async up(db) {
    for (const name of ['accepts_emails', 'accepts_messages']) {
      await db.schema
        .alterTable('customers')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
