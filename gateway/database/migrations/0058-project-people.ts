import type { Migration } from 'kysely';

/** Lists of projects are filtered by who is responsible. */
export const projectPeople: Migration = {
  async up(db) {
    await db.schema
      .createIndex('projects_user_name')
      .on('projects')
      .columns(['user_name', 'id'])
      .execute();
  },
};
