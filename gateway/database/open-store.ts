import { type Dialect, type Driver, Kysely } from 'kysely';
import { openSqlite } from './sqlite.ts';
import { openPostgres } from './postgres.ts';
import { dbForOperations } from './operation-db.ts';
import { CamelCaseResults } from './naming.ts';
import type { Database, Store } from './database.ts';

/** Opens `file:` and a path (made when missing), `file::memory:` or `postgres://`. Rejects when unreachable. */
export async function openStore(databaseUrl: string): Promise<Store> {
  const isSqlite = databaseUrl.startsWith('file:');
  try {
    const {
      dialect,
      connections,
      listen,
      boundQueries = () => undefined,
    } = isSqlite
      ? {
          dialect: openSqlite(databaseUrl.slice('file:'.length)),
          connections: undefined,
          listen: undefined,
        }
      : openPostgres(databaseUrl);
    const driver = dialect.createDriver();
    const plugins = [new CamelCaseResults()];
    const db = new Kysely<Database>({ dialect: withDriver(dialect, driver), plugins });
    await db.connection().execute(async () => undefined);
    return {
      db,
      dbFor: dbForOperations({ driver, dialect, plugins, atOnce: isSqlite ? 1 : 4 }),
      engine: isSqlite ? 'SQLite' : 'PostgreSQL',
      boundQueries,
      connections,
      listen,
      close: () => db.destroy(),
    };
  } catch (error) {
    // When several addresses were tried, the error has a code and no message.
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const problem = `DATABASE_URL names a store that cannot be opened: ${message || code}`;
    throw new Error(problem, { cause: error });
  }
}

const withDriver = (dialect: Dialect, driver: Driver): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
