import { type Kysely, sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { grouped } from './grouped.ts';
import type { ReadMany } from './loading.ts';

type Column<Table extends keyof Database> = keyof Database[Table] & string;

const anyRows = (db: Db, table: string, key: string, values: readonly string[]) =>
  (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .selectFrom(table)
    .selectAll()
    .where(key, 'in', values);

export const rowsById =
  <Table extends keyof Database>(table: Table): ReadMany<string, Database[Table]> =>
  async (db, ids) => {
    const rows = await anyRows(db, table, 'id', ids).execute();
    return new Map(rows.map((row) => [String(row.id), row as Database[Table]]));
  };

/** Reads the rows that name each of some records in the column `key`. */
export const rowsOfEach =
  <Table extends keyof Database>(
    table: Table,
    key: Column<Table>,
    order: Column<Table>,
  ): ReadMany<string, Database[Table][]> =>
  async (db, ids) => {
    const query = anyRows(db, table, key, ids).orderBy(key).orderBy(order);
    const rows = (await query.execute()) as Database[Table][];
    return grouped(ids, rows, (row) => String(row[key]));
  };

/** Reads at most `most` rows of each record, those with the largest `order` first. */
export const newestOfEach =
  <Table extends keyof Database>(
    table: Table,
    key: Column<Table>,
    { order, most }: { order: Column<Table>; most: number },
  ): ReadMany<string, Database[Table][]> =>
  async (db, ids) => {
    const [of, by] = [sql.ref(key), sql.ref(order)];
    const place = sql<number>`row_number() over (partition by ${of} order by ${by} desc, id desc)`;
    const placed = anyRows(db, table, key, ids).select(place.as('place'));
    const query = db.selectFrom(placed.as('placed')).selectAll().where('place', '<=', most);
    const rows = await query.orderBy('place').execute();
    return grouped(ids, rows as Database[Table][], (row) => String(row[key]));
  };
