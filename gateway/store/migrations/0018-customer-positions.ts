import type { Migration } from 'kysely';

/** What stands within a part of the map is found without reading the others. */
export const customerPositions: Migration = {
  async up(db) {
    await db.schema
      .createIndex('customers_position')
      .on('customers')
      .columns(['latitude', 'longitude', 'status', 'id'])
      .execute();
  },
};
