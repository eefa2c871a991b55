import type { Migration } from 'kysely';

/** Lists of one's own records in the order in which they were made. */
export const createdNumbersOfOwners: Migration = {
  async up(db) {
    for (const table of ['messages', 'notifications']) {
      await db.schema
        .createIndex(`${table}_account_created_number`)
        .on(table)
        .columns(['account_id', 'created_number', 'id'])
        .execute();
    }
  },
};
