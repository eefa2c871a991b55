import type { Declaration } from './declaration.ts';
import { PostgresAdapter, sql, type TableMetadata } from 'kysely';
import type { Db, Store } from '../../database/database.ts';
import { claimFact } from '../../database/facts.ts';
import {
  createRecordTable,
  type PartTable,
  type RecordTable,
} from '../../database/migrations/record-table.ts';
import { dropTextIndex } from '../../database/migrations/text-indexes.ts';
import { tableOf } from './record-table.ts';

/** Prefix of the facts that mark a table as temporary: it is dropped at the gateway's next start. */
const DRAFT = 'draft:';

/** Returns a line for each thing that a declared kind lacks; `own` are the kinds with a store written by hand. */
export async function tableProblems(
  db: Db,
  declarations: readonly Declaration[],
  own: ReadonlySet<string>,
): Promise<string[]> {
  const tables = new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
  const indexes = await indexesOf(db);
  return declarations.flatMap((declaration) => {
    const wanted = tableOf(declaration);
    const there = tables.get(wanted.table);
    if (!there) return [`${wanted.table}: has no table`];
    const isOwn = own.has(declaration.kind);
    return [
      ...(wanted.parts ?? []).flatMap((part) => partProblems(part, tables.get(part.table))),
      ...columnProblems(wanted, there, isOwn),
      ...wanted.indexed
        .map((column) => (wanted.owner ? `${wanted.owner},${column}` : column))
        .filter((columns) => !indexes.has(`${wanted.table}.${columns}`))
        .map((columns) => `has no index that begins with ${columns}`),
    ].map((problem) => `${wanted.table}: ${problem}`);
  });
}

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

/** Returns each index by its first column, `table.column`, and by its first two, `table.column,column`. */
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

/** Creates the tables that no migration has created yet. They are dropped at the next start. */
export async function draftTables(
  { db }: Store,
  declarations: readonly Declaration[],
): Promise<string[]> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const drafts = declarations.filter((each) => !tables.has(tableOf(each).table));
  for (const declaration of drafts) {
    // Without references: drafts are created and dropped in any order.
    const table = { ...tableOf(declaration), references: {} };
    await db.transaction().execute(async (transaction) => {
      await claimFact(transaction, DRAFT + table.table, table.kind);
      for (const part of table.parts ?? []) await claimFact(transaction, DRAFT + part.table, '');
      await createRecordTable(transaction as never, table);
    });
  }
  return drafts.map(({ many }) => many);
}

/** Drops these temporary tables before migrations run, because a migration may create the same table. */
export async function dropDrafts({ db }: Store): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'store_facts')) return;
  const facts = await db
    .selectFrom('storeFacts')
    .selectAll()
    .where('name', 'like', `${DRAFT}%`)
    // Tables of parts, which belong to no kind, are dropped before the tables that they refer to.
    .orderBy('value')
    .execute();
  for (const { name, value: kind } of facts) {
    const table = name.slice(DRAFT.length);
    await db.transaction().execute(async (transaction) => {
      await transaction.schema.dropTable(table).ifExists().execute();
      await dropTextIndex(transaction as never, table);
      await transaction
        .deleteFrom('searchEntries')
        .where('kind', '=', kind as never)
        .execute();
      await transaction.deleteFrom('counters').where('name', '=', `created:${table}`).execute();
      await transaction.deleteFrom('storeFacts').where('name', '=', name).execute();
    });
  }
}
