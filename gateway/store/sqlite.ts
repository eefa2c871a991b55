import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Libsql from 'libsql';

const MOST_KEPT_STATEMENTS = 500;
const WAIT_FOR_LOCK_MS = 10_000;

/** SQLite on one connection, as Kysely sees it. The folder is made when missing. */
export function openSqlite(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const connection = new Libsql(path, { timeout: WAIT_FOR_LOCK_MS });
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  const config = { database: withKeptStatements(connection) };
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new WriteFirstDriver(config),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Preparing a statement costs more than running most of them: each is prepared once. */
function withKeptStatements(connection: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = connection.prepare(text);
      if (kept.size >= MOST_KEPT_STATEMENTS) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

/** SQLite rolls changes of tables back like any other; Kysely's own adapter does not make use of it. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction takes the write lock before it reads. One that reads first and then finds that another
 * process wrote fails at once, however long it might have waited; two gateways that start are such.
 */
class WriteFirstDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
