import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { camelCase } from '../naming.ts';
import { hashOfLines, lineOfRow } from './dump-format.ts';
import type { DumpedTable } from './dumped-tables.ts';

const ROWS_AT_ONCE = 1_000;
const ROWS_WITH_BYTES_AT_ONCE = 4;

/** Begins the names of SQLite's counters, which it keeps where PostgreSQL has sequences. */
export const OF_SEQUENCES = 'created:';

type Readable = Pick<DumpedTable, 'name' | 'columns' | 'key' | 'hasBytes'>;

/** Returns the lines of all rows, in the order of their keys, which both stores compare alike. */
export async function* linesOf(db: Db, table: Readable): AsyncGenerator<string> {
  const { name, columns, key, hasBytes } = table;
  const limit = hasBytes ? ROWS_WITH_BYTES_AT_ONCE : ROWS_AT_ONCE;
  const keyColumns = sql.join(key.map((each) => sql.ref(each)));
  let last: unknown[] | undefined;
  for (;;) {
    const after = last ? sql`where (${keyColumns}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((each) => sql.ref(each)))} from ${sql.table(name)}
      ${after} order by ${keyColumns} limit ${sql.lit(limit)}`.execute(db);
    for (const row of rows) {
      if (name === 'counters' && String(row.name).startsWith(OF_SEQUENCES)) continue;
      yield lineOfRow(columns.map((each) => row[camelCase(each)]));
    }
    const end = rows.at(-1);
    if (!end || rows.length < limit) return;
    last = key.map((each) => end[camelCase(each)]);
  }
}

export async function summaryOf(db: Db, table: Readable) {
  const hash = hashOfLines();
  let rows = 0;
  for await (const line of linesOf(db, table)) {
    hash.add(line);
    rows += 1;
  }
  return { rows, sha256: hash.hex() };
}
