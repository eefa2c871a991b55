import { type Migration, sql } from 'kysely';

/** An index of PostgreSQL takes no entry of more than 2,704 bytes, and a text may be longer. */
export const searchBeginnings: Migration = {
  async up(db) {
    await db.schema.dropIndex('search_entries_text').execute();
    await sql`create index search_entries_text
      on search_entries (kind, owner_id, substr(text, 1, 200))`.execute(db);
  },
};
