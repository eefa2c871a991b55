import { sql } from 'kysely';
import { version as program } from '../../config/project.ts';
import type { Db, Store } from '../database.ts';
import {
  DUMP_VERSION,
  type DumpEnd,
  type DumpHead,
  hashOfLines,
  type TableEnd,
  type TableStart,
} from './dump-format.ts';
import { dumpedTables } from './dumped-tables.ts';
import { linesOf } from './read-rows.ts';
import { readSequences } from './sequences.ts';

/** Returns all that a store holds at one moment, as lines; others go on writing meanwhile. */
export async function* dump({ db, engine }: Store): AsyncGenerator<string> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const whole = hashOfLines();
    const counts = { tables: 0, rows: 0 };
    for await (const line of contentOf(snapshot, engine, counts)) {
      whole.add(line);
      yield line;
    }
    yield JSON.stringify({ ...counts, sha256: whole.hex() } satisfies DumpEnd);
  } finally {
    await snapshot.rollback().execute();
  }
}

async function* contentOf(
  db: Db,
  engine: Store['engine'],
  counts: { tables: number; rows: number },
): AsyncGenerator<string> {
  const tables = await dumpedTables(db, engine);
  const head: DumpHead = {
    retaguarda: DUMP_VERSION,
    program,
    at: new Date().toISOString(),
    migrations: await migrationsOf(db),
    sequences: await readSequences(db, engine, tables),
  };
  yield JSON.stringify(head);
  for (const table of tables) {
    const { name, columns } = table;
    yield JSON.stringify({ table: name, columns } satisfies TableStart);
    const hash = hashOfLines();
    let rows = 0;
    for await (const line of linesOf(db, table)) {
      hash.add(line);
      rows += 1;
      yield line;
    }
    yield JSON.stringify({ rows, sha256: hash.hex() } satisfies TableEnd);
    counts.tables += 1;
    counts.rows += rows;
  }
}

async function migrationsOf(db: Db): Promise<DumpHead['migrations']> {
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from kysely_migration left join migration_checksums using (name)
    order by name`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum ?? '']));
}
