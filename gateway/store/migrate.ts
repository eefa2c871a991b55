import { Migrator } from 'kysely';
import type { Store } from './database.ts';
import { migrations } from './migrations/migrations.ts';

/** Idempotent; gateways that start together wait for one of them. Throws when the database is newer. */
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
