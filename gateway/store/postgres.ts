import { PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { snakeCase } from './naming.ts';

const MOST_CONNECTIONS = 10;
const LONGEST_WAIT_MS = 10_000;
const INT8 = 20;

/** PostgreSQL over a pool. Whole numbers of 64 bits come as numbers: every one here is below 2^53. */
export function openPostgres(url: string): PostgresDialect {
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
  // An idle connection that is lost is replaced by the next query. Unheard, its event would end the process.
  pool.on('error', () => undefined);
  return new SnakeCaseDialect({ pool });
}

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
