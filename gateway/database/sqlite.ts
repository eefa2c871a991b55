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
  type TransactionSettings,
  type UnknownRow,
} from 'kysely';
import Libsql from 'libsql';
import { unavailable } from '../errors/errors.ts';
import { camelCase, snakeCase } from './naming.ts';

const MOST_KEPT_STATEMENTS = 500;
const WAIT_FOR_LOCK_MS = 10_000;
const RETRY_AFTER_MS = 20;
const LONGEST_HOLD_MS = 10;
/** SQLite's own 2 MiB are too few: a list of 100,000 rows would be read from the file each time it is counted. */
const MOST_CACHED_KIB = 65_536;

/** Opens one connection, and makes the folder when missing. */
export function openSqlite(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const connection = new Libsql(path, { timeout: WAIT_FOR_LOCK_MS });
  turnOnWriteAheadLog(connection);
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  connection.exec(`PRAGMA cache_size = -${MOST_CACHED_KIB}`);
  const config = { database: withKeptStatements(connection) };
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new WriteFirstDriver(config),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}

/** Tries again, because SQLite refuses all but one of those that do so on a new file, whatever the busy timeout. */
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

/** Caches prepared statements: preparing costs more than running most of them. */
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

/** Column types that SQLite writes into JSON exactly. */
const exactInJson = new Set(['TEXT', 'INTEGER', 'BIGINT']);
/** The column type whose values SQLite would round in JSON, so that their digits are written out. */
const FLOATING = 'DOUBLE PRECISION';

/**
 * Reads rows as one JSON text, three times as fast: libsql passes single values from native code.
 * SQLite keeps a subquery's order in an aggregate.
 */
function statementOf(connection: Libsql.Database, text: string): Statement {
  const plain = connection.prepare(text);
  const { reader } = plain;
  const columns = reader && /^select\b/.test(text) ? plain.columns() : [];
  const types = columns.map(({ type }) => type?.toUpperCase() ?? '');
  const areFit = columns.every(
    ({ name }, at) => /^\w+$/.test(name) && (exactInJson.has(types[at]!) || types[at] === FLOATING),
  );
  if (columns.length === 0 || !areFit) return withReader(plain, reader);
  const list = columns.map(({ name }, at) =>
    types[at] === FLOATING
      ? `iif("${name}" is null, null, format('%!.17g', "${name}"))`
      : `"${name}"`,
  );
  const inJson = connection.prepare(
    `select json_group_array(json_array(${list.join()})) as rows from (${text})`,
  );
  const names = columns.map(({ name }) => camelCase(name));
  const floating = names.filter((_, at) => types[at] === FLOATING);
  return {
    ...withReader(plain, reader),
    all: (parameters) => {
      const { rows } = inJson.get(parameters) as { rows: string };
      return rowsOf(rows, names, floating);
    },
  };
}

/** Returns a statement that knows whether it reads, because asking libsql each time costs a call into native code. */
function withReader(statement: Statement, reader: boolean): Statement {
  return {
    reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

function rowsOf(json: string, names: readonly string[], floating: readonly string[]): UnknownRow[] {
  return (JSON.parse(json) as unknown[][]).map((values) => {
    const row: UnknownRow = {};
    for (let at = 0; at < names.length; at += 1) row[names[at]!] = values[at];
    for (const name of floating) if (row[name] !== null) row[name] = Number(row[name]);
    return row;
  });
}

/** Declares that SQLite can roll back DDL, which Kysely's own adapter does not use. */
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

const OUTAGE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|NOTADB|READONLY)/;

const isOutage = (error: unknown) => OUTAGE.test((error as { code?: string }).code ?? '');

/** Queries block the whole process: after a while, lets other requests run before the next one. */
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
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        throw isOutage(error) ? unavailable(error) : error;
      } finally {
        heldMs += performance.now() - startedAt;
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/** Takes the write lock first: a transaction that reads first fails at once if another process writes. */
class WriteFirstDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.#connection ??= givingWay(connection));
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** Accepts that no transaction is active, because SQLite takes one back itself when the disk is full or fails. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}
