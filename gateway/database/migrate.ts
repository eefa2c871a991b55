import { Migrator } from 'kysely';
import { FIRST_STORED, type Migrations, refuseEdited, storingChecksums } from './checksums.ts';
import { forgetOtherServers } from './commit-order.ts';
import type { Store } from './database.ts';
import checksums from './migrations/checksums.json' with { type: 'json' };
import { migrations } from './migrations/migrations.ts';

export const released: Migrations = { migrations, checksums };

/**
 * Migrates the store; idempotent. Gateways that start together wait for one of them. Throws when the database is
 * newer, or when one of its migrations was edited.
 */
export async function migrate(
  { db }: Store,
  given: Migrations = released,
  upTo?: string,
): Promise<void> {
  const storing = storingChecksums(given);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => storing } });
  const known = await migrator.getMigrations();
  const hasChecksums = known.some(({ name, executedAt }) => name === FIRST_STORED && executedAt);
  if (hasChecksums) await refuseEdited(db, given);
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error instanceof Error && error.message.includes('corrupted migrations')) {
    throw new Error(
      `DATABASE_URL names a database that a newer version of the program has changed (${error.message}).`,
    );
  }
  if (error) throw error;
  if (!upTo) await forgetOtherServers(db);
}
