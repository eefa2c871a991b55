import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { rateLimits, signInWaits } from '../config/limits.ts';
import type { Db, Store } from '../database/database.ts';
import { type Refusal, tooMany } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

type Limit = keyof typeof rateLimits;
type Counted = Limit | 'failures' | 'waits' | 'unlocks';

export type RateLimits = Readonly<Record<Counted, RateLimiterAbstract>>;

const LONGEST_COUNT_MS = 1_000;

export function rateLimitsOf({ db, engine }: Pick<Store, 'db' | 'engine'>, factor: number) {
  const counterOf = (keyPrefix: Counted, points: number, duration: number) => {
    const alone = new RateLimiterMemory({ keyPrefix, points, duration });
    return engine === 'SQLite' ? alone : sharedCounter(db, alone);
  };
  const limits = Object.entries(rateLimits).map(([name, { most, seconds, isScaled }]) => {
    return [name, counterOf(name as Limit, isScaled ? most * factor : most, seconds)];
  });
  const { longestSeconds } = signInWaits;
  return {
    ...(Object.fromEntries(limits) as Record<Limit, RateLimiterAbstract>),
    failures: counterOf('failures', Number.MAX_SAFE_INTEGER, longestSeconds),
    waits: counterOf('waits', 1, longestSeconds),
    unlocks: counterOf('unlocks', Number.MAX_SAFE_INTEGER, longestSeconds),
  } satisfies RateLimits;
}

function sharedCounter(db: Db, alone: RateLimiterMemory): RateLimiterAbstract {
  const { keyPrefix, points, duration } = alone;
  const limiter = new RateLimiterPostgres({
    keyPrefix,
    points,
    duration,
    storeClient: { query: (query: Query) => run(db, query) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: keyPrefix === 'waits',
  });
  return new RLWrapperTimeouts({
    limiter,
    timeoutMs: LONGEST_COUNT_MS,
    insuranceLimiter: alone,
  });
}

interface Query {
  text: string;
  values: unknown[];
}

async function run(db: Db, { text, values }: Query) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}

export async function count(limits: RateLimits, limit: Limit, key: string): Promise<void> {
  await limits[limit].consume(key).catch((error: unknown) => {
    throw error instanceof RateLimiterRes ? refused(limit, error.msBeforeNext) : error;
  });
}

type Refused = Exclude<Limit, 'signInsToAccount'>;

export function refused(limit: Limit, milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return tooMany(problem(limit as Refused, { wait: waitOf(seconds) }), seconds);
}

function waitOf(seconds: number) {
  if (seconds === 1) return problem('one_second');
  if (seconds < 120) return problem('seconds', { count: seconds });
  return problem('minutes', { count: Math.ceil(seconds / 60) });
}
