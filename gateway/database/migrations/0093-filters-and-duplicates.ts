import type { Migration } from 'kysely';

const filtered = [
  ['customers', 'city'],
  ['products', 'cost_cents'],
  ['users', 'company'],
] as const;

/** Adds the indexes of new filters. */
export const filtersAndDuplicates: Migration = {
  async up(db) {
    for (const [table, column] of filtered) {
      await db.schema.createIndex(`${table}_${column}`).on(table).columns([column, 'id']).execute();
    }
  },
};
