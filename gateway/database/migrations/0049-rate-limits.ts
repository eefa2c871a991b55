import { type Migration, PostgresAdapter, sql } from 'kysely';

/** SQLite has one gateway, which counts in memory. */
export const rateLimits: Migration = {
  async up(db) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )
    `.execute(db);
  },
};
