import type { Migration } from 'kysely';

/** Who is there follows from the sessions. */
export const presence: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_contacts').dropColumn('status').execute();
  },
};
