import { PostgresAdapter, sql, type TableMetadata } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { PartTable, RecordTable } from '../../database/migrations/record-table.ts';
import type { Declaration } from './declaration.ts';
import { tableOf } from './record-table.ts';

/** The tables and indexes of a database. */
export interface Stored {
  tables: ReadonlyMap<string, TableMetadata>;
  /** Each index by its first column, `table.column`, and by its first two, `table.column,column`. */
  indexes: ReadonlySet<string>;
}

export async function storedIn(db: Db): Promise<Stored> {
  const tables = await db.introspection.getTables();
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    indexes: await indexesOf(db),
  };
}

/** Returns a line for each thing that a declared kind lacks; `own` are the kinds with a store written by hand. */
export async function tableProblems(
  db: Db,
  declarations: readonly Declaration[],
  own: ReadonlySet<string>,
): Promise<string[]> {
  const stored = await storedIn(db);
  const { tables } = stored;
  return declarations.flatMap((declaration) => {
    const wanted = tableOf(declaration);
    const there = tables.get(wanted.table);
    if (!there) return [`${wanted.table}: has no table`];
    const isOwn = own.has(declaration.kind);
    return [
      ...(wanted.parts ?? []).flatMap((part) => partProblems(part, tables.get(part.table))),
      ...columnProblems(wanted, there, isOwn),
      ...withoutIndex(wanted, stored).map(
        (column) => `has no index that begins with ${indexColumns(wanted, column).join()}`,
      ),
    ].map((problem) => `${wanted.table}: ${problem}`);
  });
}

/** Returns the columns that need an index and have none. */
export const withoutIndex = (wanted: RecordTable, { indexes }: Stored): string[] =>
  wanted.indexed.filter(
    (column) => !indexes.has(`${wanted.table}.${indexColumns(wanted, column).join()}`),
  );

const indexColumns = ({ owner }: RecordTable, column: string) =>
  owner ? [owner, column] : [column];

function partProblems(wanted: PartTable, there: TableMetadata | undefined): string[] {
  if (!there) return [`has no table ${wanted.table}`];
  const { key, columns } = wanted;
  const own = { columns: { [key]: 'text', position: 'integer', ...columns } } as const;
  return columnProblems(own, there, false).map((problem) => `${wanted.table} ${problem}`);
}

function columnProblems(
  wanted: Pick<RecordTable, 'columns'>,
  { columns }: TableMetadata,
  isOwn: boolean,
): string[] {
  const there = new Map(columns.map((column) => [column.name, column]));
  const missing = Object.entries(wanted.columns).flatMap(([name, type]) => {
    const column = there.get(name);
    if (!column) return [`has no column ${name}`];
    if (type.endsWith('?') === column.isNullable) return [];
    return [`${name} ${column.isNullable ? 'may be empty' : 'may not be empty'}`];
  });
  const known = new Set(['id', 'created_number', ...Object.keys(wanted.columns)]);
  const unknown = columns.filter(
    ({ name, isNullable, hasDefaultValue }) => !known.has(name) && !isNullable && !hasDefaultValue,
  );
  return [
    ...missing,
    ...(isOwn ? [] : unknown.map(({ name }) => `the column ${name} is not declared`)),
  ];
}

async function indexesOf(db: Db): Promise<ReadonlySet<string>> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const query = isPostgres
    ? sql<IndexedColumn>`select i.indexrelid::text as index, t.relname as table, a.attname as column
        from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, position)
        join pg_class t on t.oid = i.indrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
        where pg_table_is_visible(t.oid) order by i.indexrelid, k.position`
    : sql<IndexedColumn>`select l.name as "index", m.name as "table", c.name as "column"
        from sqlite_master m join pragma_index_list(m.name) l join pragma_index_info(l.name) c
        where m.type = 'table' order by l.name, c.seqno`;
  const columns = new Map<string, { table: string; names: string[] }>();
  for (const { index, table, column } of (await query.execute(db)).rows) {
    const known = columns.get(index) ?? { table, names: [] };
    known.names.push(column);
    columns.set(index, known);
  }
  return new Set(
    [...columns.values()].flatMap(({ table, names: [first, second] }) => [
      `${table}.${first}`,
      `${table}.${first},${second}`,
    ]),
  );
}

interface IndexedColumn {
  index: string;
  table: string;
  column: string;
}
