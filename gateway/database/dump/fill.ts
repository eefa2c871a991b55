import { sql } from 'kysely';
import type { Migrations } from '../checksums.ts';
import type { Database, Db, Store } from '../database.ts';
import { migrate, released } from '../migrate.ts';
import {
  DamagedDump,
  DUMP_VERSION,
  type DumpEnd,
  type DumpHead,
  hashOfLines,
  rowOf,
  type TableEnd,
  type TableStart,
  valueOf,
} from './dump-format.ts';
import { type DumpedTable, dumpedTables } from './dumped-tables.ts';
import { summaryOf } from './read-rows.ts';
import { writeSequences } from './sequences.ts';

const MOST_VALUES = 5_000;
const ROWS_WITH_BYTES_AT_ONCE = 4;

/** Fills an empty store with a dump of either engine, in one transaction. Throws when anything differs. */
export async function fill(
  store: Store,
  lines: AsyncIterable<string>,
  given: Migrations = released,
): Promise<DumpEnd> {
  // A filled store is refused before the first line is read, because a dump of it would hold its only connection.
  await refuseFilled(store);
  const reading = checkedLines(lines);
  try {
    return await fillBy(store, reading, given);
  } finally {
    await reading.return(undefined);
  }
}

type Reading = ReturnType<typeof checkedLines>;

async function fillBy(store: Store, reading: Reading, given: Migrations): Promise<DumpEnd> {
  const head = headOf((await reading.next()).value);
  const names = Object.keys(head.migrations);
  refuseNewer(head, given);
  await refuseNewerTables(store, names);
  await migrate(store, given, names.at(-1));
  const end = await store.db.transaction().execute(async (db) => {
    await db.deleteFrom('counters').execute();
    const tables = await dumpedTables(db, store.engine);
    const byName = new Map(tables.map((table) => [table.name, table]));
    for (;;) {
      const next = await reading.next();
      if (next.done) throw new DamagedDump('its end is missing');
      const value = next.value as TableStart | DumpEnd;
      if (!('table' in value)) {
        await writeSequences(db, store.engine, head.sequences);
        await reading.next();
        return value;
      }
      const table = byName.get(value.table);
      if (!table) throw new Error(`The table ${value.table} is unknown to this version.`);
      await fillTable(db, { ...table, columns: value.columns }, reading);
    }
  });
  await migrate(store, given);
  return end;
}

export async function checkDump(lines: AsyncIterable<string>): Promise<DumpHead & DumpEnd> {
  const reading = checkedLines(lines);
  const head = headOf((await reading.next()).value);
  let last: unknown;
  for await (const value of reading) last = value;
  return { ...head, ...(last as DumpEnd) };
}

/** Returns the value of each line. Throws when the last one does not fit those before, or is missing. */
async function* checkedLines(lines: AsyncIterable<string>): AsyncGenerator<unknown, undefined> {
  const hash = hashOfLines();
  let hasEnded = false;
  for await (const line of lines) {
    if (hasEnded) throw new DamagedDump('lines follow its end');
    const value = valueOf(line);
    if (typeof value !== 'object' || value === null) throw new DamagedDump('a line is cut off');
    hasEnded = 'tables' in value;
    if (!hasEnded) hash.add(line);
    else if ((value as DumpEnd).sha256 !== hash.hex())
      throw new DamagedDump('its checksum differs');
    yield value;
  }
  if (!hasEnded) throw new DamagedDump('its end is missing');
}

function headOf(value: unknown): DumpHead {
  const head = value as Partial<DumpHead> | undefined;
  if (head?.retaguarda === DUMP_VERSION) return head as DumpHead;
  throw new DamagedDump('it does not begin as a backup of this program does');
}

function refuseNewer({ program, migrations }: DumpHead, { checksums }: Migrations): void {
  const differing = Object.entries(migrations).find(
    ([name, checksum]) => !checksums[name] || (checksum !== '' && checksum !== checksums[name]),
  );
  if (!differing) return;
  throw new Error(
    `The backup was made by version ${program} with the migration ${differing[0]}, which this version does not have.`,
  );
}

async function refuseFilled(store: Store): Promise<void> {
  const { db, engine } = store;
  if (!(await isMigrated(store))) return;
  for (const { name } of await dumpedTables(db, engine)) {
    if (name === 'counters') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error('The target is not empty: it is left as it is.');
  }
}

async function refuseNewerTables(store: Store, migrations: readonly string[]): Promise<void> {
  if (!(await isMigrated(store))) return;
  const names = sql<{ name: string }>`select name from kysely_migration`;
  const { rows } = await names.execute(store.db);
  if (rows.every(({ name }) => migrations.includes(name))) return;
  throw new Error('The target has tables that are newer than the backup: name a new database.');
}

async function isMigrated({ db }: Store): Promise<boolean> {
  const inside = await db.introspection.getTables({ withInternalKyselyTables: true });
  const all = inside.filter(({ isView }) => !isView);
  if (all.some(({ name }) => name === 'kysely_migration')) return true;
  if (all.length === 0) return false;
  throw new Error('The target has tables of another program: it is left as it is.');
}

async function fillTable(db: Db, table: DumpedTable, reading: Reading): Promise<void> {
  const { name, columns, hasBytes } = table;
  const perInsert = hasBytes ? ROWS_WITH_BYTES_AT_ONCE : Math.floor(MOST_VALUES / columns.length);
  let rows: Record<string, unknown>[] = [];
  const insert = async () => {
    if (rows.length === 0) return;
    await db
      .insertInto(name as keyof Database)
      .values(rows)
      .execute();
    rows = [];
  };
  for (;;) {
    const next = await reading.next();
    if (next.done) throw new DamagedDump('its end is missing');
    const value: unknown = next.value;
    if (!Array.isArray(value)) {
      await insert();
      return refuseDifferent(db, table, value as TableEnd);
    }
    const row = rowOf(value).map((each, at) => [columns[at], each] as const);
    rows.push(Object.fromEntries(row) as Record<string, unknown>);
    if (rows.length >= perInsert) await insert();
  }
}

async function refuseDifferent(db: Db, table: DumpedTable, expected: TableEnd): Promise<void> {
  const { rows, sha256 } = await summaryOf(db, table);
  if (rows === expected.rows && sha256 === expected.sha256) return;
  throw new Error(
    `The table ${table.name} differs from the source: ${rows} rows of ${expected.rows}, or other values.`,
  );
}
