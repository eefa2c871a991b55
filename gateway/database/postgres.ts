import { PostgresDialect, type PostgresPool, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { MOST_CONNECTIONS } from '../config/limits.ts';
import { unavailable, unstorable } from '../errors/errors.ts';
import type { Store } from './database.ts';
import { listening } from './listening.ts';
import { snakeCase } from './naming.ts';

/** The longest wait for a new connection, or for a free one of the pool. */
const LONGEST_WAIT_MS = 5_000;
const INT8 = 20;
/** A statement that took too long was cancelled; its connection is still good. */
const CANCELLED = '57014';
/** A character that PostgreSQL cannot store: NUL. */
const NO_CHARACTER = '22021';
/** Codes of connection exceptions, too few resources, and a server that shuts down, starts or has crashed. */
const OUTAGE = /^(08|53|57P)/;

interface OpenedPostgres {
  dialect: PostgresDialect;
  /** Bounds the time of each query, in milliseconds, for those that begin from now on. */
  boundQueries: (longestMs: number) => void;
  connections: NonNullable<Store['connections']>;
  listen: NonNullable<Store['listen']>;
}

/**
 * Opens a store whose 64-bit integers come as numbers, since all are below 2^53. Its queries throw Unavailable when
 * the server is away or too slow.
 */
export function openPostgres(url: string): OpenedPostgres {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    types: {
      getTypeParser: ((oid: number, format: 'text'): unknown =>
        oid === INT8
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An unhandled error of a lost connection would end the process; the pool handles idle ones only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const bound: Bound = { longestMs: undefined };
  return {
    dialect: new SnakeCaseDialect({ pool: boundPool(pool, bound) }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (channel, onTold) => listening(url, { channel, onTold }),
    boundQueries: (longestMs) => void (bound.longestMs = longestMs),
  };
}

interface Bound {
  longestMs: number | undefined;
}

/** A connection on which a query was lost is not used again, not even for a rollback. */
function boundPool(pool: pg.Pool, bound: Bound): PostgresPool {
  const limited = new WeakMap<pg.PoolClient, number>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(refused);
      let lost: unknown;
      async function run(text: string, values: readonly unknown[] = []) {
        if (lost !== undefined) throw lost;
        const query = { text, values: [...values], query_timeout: bound.longestMs };
        return client.query(query).catch((error: unknown) => {
          if (isOutage(error) && codeOf(error) !== CANCELLED) lost = unavailable(error);
          return refused(error);
        });
      }
      async function query(text: string, values: readonly unknown[]) {
        if (limited.get(client) !== bound.longestMs) {
          await run(`set statement_timeout = ${bound.longestMs}`);
          limited.set(client, bound.longestMs!);
        }
        return run(text, values);
      }
      return { query: query as never, release: () => client.release(lost !== undefined) };
    },
  };
}

function refused(error: unknown): never {
  if (codeOf(error) === NO_CHARACTER) throw unstorable();
  throw isOutage(error) ? unavailable(error) : error;
}

/** Tells whether the server is away: errors without its code come from the connection, unless they are bugs. */
function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (error instanceof pg.DatabaseError) return code === CANCELLED || OUTAGE.test(code ?? '');
  return !(error instanceof TypeError);
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }
}
