import { Kysely } from 'kysely';
import { CamelCaseResults } from './naming.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The tables. Each `*.table.ts` adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the domains
export interface Database {}

export type Db = Kysely<Database>;

export interface Store {
  db: Db;
  engine: 'SQLite' | 'PostgreSQL';
  close(): Promise<void>;
}

/**
 * Opens the store that the URL names: `file:` and a path (or `file::memory:`) for SQLite, which is made
 * when missing, `postgres://` for PostgreSQL. Rejects when it cannot be reached.
 */
export async function openStore(databaseUrl: string): Promise<Store> {
  const isSqlite = databaseUrl.startsWith('file:');
  try {
    const dialect = isSqlite
      ? openSqlite(databaseUrl.slice('file:'.length))
      : openPostgres(databaseUrl);
    const db = new Kysely<Database>({ dialect, plugins: [new CamelCaseResults()] });
    await db.connection().execute(async () => undefined);
    return { db, engine: isSqlite ? 'SQLite' : 'PostgreSQL', close: () => db.destroy() };
  } catch (error) {
    // When several addresses were tried, the error has a code and no message.
    const { message, code } = error as NodeJS.ErrnoException;
    const problem = `DATABASE_URL names a store that cannot be opened: ${message || code}`;
    throw new Error(problem, { cause: error });
  }
}
