import { CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely';
import type { Db, Store } from '../database/database.ts';

/** Returns a database that collects the queries that it runs. */
export function watched({ db }: Store): { db: Db; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const watching: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(db.getExecutor().compileQuery(node, createQueryId()));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(watching), queries };
}

/**
 * Returns the query plan: an index, or a full scan and sort. PostgreSQL reads small tables whole unless it is told not
 * to.
 */
export async function planOf(
  { db, engine }: Store,
  { sql, parameters }: CompiledQuery,
): Promise<string> {
  const explain = engine === 'SQLite' ? 'explain query plan ' : 'explain ';
  return db.transaction().execute(async (transaction) => {
    if (engine === 'PostgreSQL') {
      await transaction.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    }
    const explained = CompiledQuery.raw(explain + sql, [...parameters]);
    return JSON.stringify((await transaction.executeQuery(explained)).rows);
  });
}
