import { type Migration, sql } from 'kysely';

/** Ended sessions and reset links are found by their end, to be removed. */
export const ended: Migration = {
  async up(db) {
    await sql`create index sessions_ended on sessions (coalesce(revoked_at, expires_at))`.execute(
      db,
    );
    await sql`create index password_resets_ended on password_resets (coalesce(used_at, expires_at))`.execute(
      db,
    );
  },
};
