import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type UnknownRow,
} from 'kysely';
import Libsql from 'libsql';
import { camelCase, snakeCase } from './naming.ts';

const MOST_KEPT_STATEMENTS = 500;
const WAIT_FOR_LOCK_MS = 10_000;
const RETRY_AFTER_MS = 20;
const LONGEST_HOLD_MS = 10;

/** SQLite on one connection, as Kysely sees it. The folder is made when missing. */
export function openSqlite(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const connection = new Libsql(path, { timeout: WAIT_FOR_LOCK_MS });
  turnOnWriteAheadLog(connection);
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  const config = { database: withKeptStatements(connection) };
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new WriteFirstDriver(config),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}

/** Of several that turn the log on in a new file, SQLite refuses all but one at once, however long they may wait. */
function turnOnWriteAheadLog(connection: Libsql.Database): void {
  const giveUpAt = Date.now() + WAIT_FOR_LOCK_MS;
  for (;;) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = (error as { code?: string }).code === 'SQLITE_BUSY';
      if (!isBusy || Date.now() > giveUpAt) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_AFTER_MS);
  }
}

/** Preparing a statement costs more than running most of them: each is prepared once. */
function withKeptStatements(connection: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, Statement>();
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = statementOf(connection, text);
      if (kept.size >= MOST_KEPT_STATEMENTS) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Types of columns whose values SQLite writes into JSON as they are; it would round a REAL. */
const exactInJson = new Set(['TEXT', 'INTEGER', 'BIGINT']);

/**
 * libsql hands over one value at a time from native code, which takes longer than the query: rows of a
 * query come in one JSON text instead, three times as fast. SQLite keeps a subquery's order for an aggregate.
 */
function statementOf(connection: Libsql.Database, text: string): Statement {
  const plain = connection.prepare(text);
  const { reader } = plain;
  const columns = reader && /^select\b/.test(text) ? plain.columns() : [];
  const areFit = columns.every(
    ({ name, type }) => /^\w+$/.test(name) && exactInJson.has(type?.toUpperCase() ?? ''),
  );
  if (columns.length === 0 || !areFit) return withReader(plain, reader);
  const list = columns.map(({ name }) => `"${name}"`).join();
  const inJson = connection.prepare(
    `select json_group_array(json_array(${list})) as rows from (${text})`,
  );
  const names = columns.map(({ name }) => camelCase(name));
  return {
    ...withReader(plain, reader),
    all: (parameters) => rowsOf((inJson.get(parameters) as { rows: string }).rows, names),
  };
}

/** Asking libsql each time whether a statement answers rows costs a call into native code. */
function withReader(statement: Statement, reader: boolean): Statement {
  return {
    reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

function rowsOf(json: string, names: readonly string[]): UnknownRow[] {
  return (JSON.parse(json) as unknown[][]).map((values) => {
    const row: UnknownRow = {};
    for (let at = 0; at < names.length; at += 1) row[names[at]!] = values[at];
    return row;
  });
}

/** SQLite rolls changes of tables back like any other; Kysely's own adapter does not make use of it. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class SnakeCaseCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }
}

/** Queries hold up the whole process, which answers others before the next one once they have done so for long. */
function givingWay(connection: DatabaseConnection): DatabaseConnection {
  let heldMs = 0;
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      if (heldMs > LONGEST_HOLD_MS) {
        heldMs = 0;
        await setImmediate();
      }
      const startedAt = performance.now();
      try {
        return connection.executeQuery<Row>(query);
      } finally {
        heldMs += performance.now() - startedAt;
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/**
 * A transaction takes the write lock before it reads. One that reads first and then finds that another
 * process wrote fails at once, however long it might have waited; two gateways that start are such.
 */
class WriteFirstDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.#connection ??= givingWay(connection));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
