import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  type TransactionSettings,
} from 'kysely';
import type { Database, DbFor } from './database.ts';

interface Shared {
  driver: Driver;
  dialect: Dialect;
  plugins: KyselyPlugin[];
  /** Connections that one operation may hold, so that others get one before all of its queries are done. */
  atOnce: number;
}

export function dbForOperations({ driver, dialect, plugins, atOnce }: Shared): DbFor {
  const adapter = dialect.createAdapter();
  const compiler = dialect.createQueryCompiler();
  return (check) =>
    new Kysely<Database>({
      dialect: {
        createAdapter: () => adapter,
        createQueryCompiler: () => compiler,
        createIntrospector: (db) => dialect.createIntrospector(db),
        createDriver: () => new OperationDriver(driver, check, atOnce),
      },
      plugins,
    });
}

class OperationDriver implements Driver {
  readonly #driver: Driver;
  readonly #check: () => void;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(driver: Driver, check: () => void, atOnce: number) {
    this.#driver = driver;
    this.#check = check;
    this.#free = atOnce;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      this.#check();
      return new CheckedConnection(await this.#driver.acquireConnection(), this.#check);
    } catch (error) {
      this.#letNextOne();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(innerOf(connection));
    this.#letNextOne();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(connection, settings);
  }

  /** An operation past its deadline must not commit. */
  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(innerOf(connection));
  }

  async destroy(): Promise<void> {}

  #letNextOne(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

class CheckedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #check: () => void;

  constructor(inner: DatabaseConnection, check: () => void) {
    this.inner = inner;
    this.#check = check;
  }

  async executeQuery<Row>(query: Parameters<DatabaseConnection['executeQuery']>[0]) {
    this.#check();
    return this.inner.executeQuery<Row>(query);
  }

  streamQuery<Row>(...asked: Parameters<DatabaseConnection['streamQuery']>) {
    this.#check();
    return this.inner.streamQuery<Row>(...asked);
  }
}

const innerOf = (connection: DatabaseConnection) => (connection as CheckedConnection).inner;
