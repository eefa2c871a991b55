import type { Migration } from 'kysely';

export const todoVersions: Migration = {
  async up(db) {
    await db.schema
      .alterTable('todos')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
