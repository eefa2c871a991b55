import { Migrator } from 'kysely';
import type { Store } from './database.ts';
import { migrations } from './migrations/migrations.ts';

/**
 * Brings the tables to this program's shape; does nothing when they have it. Of several gateways that
 * start at once one does it and the others wait. Throws when the database is newer than the program.
 */
export async function migrate({ db }: Store): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const applied = (await migrator.getMigrations()).length;
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.includes('corrupted migrations') && applied > 0) {
    throw new Error(
      `DATABASE_URL names a database that a newer version of the program has changed (${error.message}).`,
    );
  }
  if (error) throw error;
}
