import type { Migration } from 'kysely';

/** Finds the customers in a part of the map by index. */
export const customerPositions: Migration = {
  async up(db) {
    await db.schema
      .createIndex('customers_position')
      .on('customers')
      .columns(['latitude', 'longitude', 'status', 'id'])
      .execute();
  },
};
