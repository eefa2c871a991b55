import type { Migration } from 'kysely';

export const undoneBy: Migration = {
  async up(db) {
    await db.schema
      .alterTable('activity_changes')
      .renameColumn('taken_back_by', 'undone_by')
      .execute();
  },
};
