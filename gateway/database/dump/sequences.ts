import { sql } from 'kysely';
import type { Db, Store } from '../database.ts';
import type { DumpHead } from './dump-format.ts';
import type { DumpedTable } from './dumped-tables.ts';
import { OF_SEQUENCES } from './read-rows.ts';

type Sequences = DumpHead['sequences'];

interface Named {
  name: string;
  value: number;
}

export async function readSequences(
  db: Db,
  engine: Store['engine'],
  tables: readonly DumpedTable[],
): Promise<Sequences> {
  const read = await (engine === 'SQLite' ? inSqlite : inPostgres)(db, tables);
  return Object.fromEntries(
    read
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, value }) => [name, value]),
  );
}

async function inSqlite(db: Db, tables: readonly DumpedTable[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select replace(name, ${OF_SEQUENCES}, '') || '.created_number' as name, value from counters
    where name like ${`${OF_SEQUENCES}%`}`.execute(db);
  const last = await sql<Named>`select name, seq as value from sqlite_sequence`.execute(db);
  const values = new Map(last.rows.map(({ name, value }) => [name, value]));
  const own = numberedIn(tables).map(([table, column]) => ({
    name: `${table}.${column}`,
    value: values.get(table) ?? 0,
  }));
  return [...rows, ...own];
}

const numberedIn = (tables: readonly DumpedTable[]) =>
  tables.flatMap(({ name, numbered }) => numbered.map((column) => [name, column] as const));

async function inPostgres(db: Db, tables: readonly DumpedTable[]): Promise<Named[]> {
  const reading = numberedIn(tables).map(async ([table, column]) => {
    const { rows } = await sql<{ sequence: string }>`
      select pg_get_serial_sequence(${table}, ${column}) as sequence`.execute(db);
    const last = await sql<{ value: number }>`
      select case when is_called then last_value else 0 end as value
      from ${sql.raw(rows[0]!.sequence)}`.execute(db);
    return { name: `${table}.${column}`, value: last.rows[0]!.value };
  });
  return Promise.all(reading);
}

export async function writeSequences(
  db: Db,
  engine: Store['engine'],
  sequences: Sequences,
): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    const [table = '', column = ''] = name.split('.');
    await (engine === 'SQLite' ? setInSqlite : setInPostgres)(db, { table, column, value });
  }
}

interface Numbered {
  table: string;
  column: string;
  value: number;
}

async function setInSqlite(db: Db, { table, column, value }: Numbered): Promise<void> {
  if (column === 'created_number') {
    const counter = { name: OF_SEQUENCES + table, value };
    await db.insertInto('counters').values(counter).execute();
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${value})`.execute(db);
}

async function setInPostgres(db: Db, { table, column, value }: Numbered): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column})::regclass,
    ${Math.max(value, 1)}, ${value > 0})`.execute(db);
}
