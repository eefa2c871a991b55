import { sql } from 'kysely';
import type { Db, Store } from '../database.ts';

export interface DumpedTable {
  name: string;
  /** The table's columns, in the same order in both stores. */
  columns: string[];
  /** Columns that no two rows share, none of them empty. */
  key: string[];
  hasBytes: boolean;
  numbered: string[];
}

/** Returns every table that is not made from others, each after those that it refers to. */
export async function dumpedTables(db: Db, engine: Store['engine']): Promise<DumpedTable[]> {
  const queries = schemaQueries[engine];
  const keys = groupedBy((await queries.keys.execute(db)).rows);
  const references = groupedBy((await queries.references.execute(db)).rows);
  const tables = (await db.introspection.getTables())
    .filter(({ name, isView }) => !isView && !isDerived(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name).sort(),
      key:
        keys.get(name) ?? columns.filter(({ isNullable }) => !isNullable).map((each) => each.name),
      hasBytes: columns.some(({ dataType }) => ['bytea', 'blob'].includes(dataType.toLowerCase())),
      numbered: columns
        .filter(({ isAutoIncrementing }) => isAutoIncrementing)
        .map((column) => column.name),
    }));
  return inOrder(tables, references);
}

/**
 * Tells whether a table is made otherwise: migrations are run, triggers fill what is searched, and counts for
 * limits, which PostgreSQL alone stores, expire.
 */
const isDerived = (table: string) =>
  /^(kysely_|search_)|^(migration_checksums|rate_limits)$/.test(table);

interface Pair {
  table: string;
  value: string;
}

const schemaQueries = {
  SQLite: {
    keys: sql<Pair>`select m.name as "table", c.name as value
      from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and c.pk > 0 order by m.name, c.pk`,
    references: sql<Pair>`select m.name as "table", f."table" as value
      from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  },
  PostgreSQL: {
    keys: sql<Pair>`select t.relname as "table", a.attname as value
      from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, position)
      join pg_class t on t.oid = i.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
      where i.indisprimary and pg_table_is_visible(t.oid) order by t.relname, k.position`,
    references: sql<Pair>`select t.relname as "table", o.relname as value
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_class o on o.oid = c.confrelid
      where c.contype = 'f' and pg_table_is_visible(t.oid)`,
  },
};

function groupedBy(pairs: readonly Pair[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const { table, value } of pairs) {
    grouped.set(table, [...(grouped.get(table) ?? []), value]);
  }
  return grouped;
}

function inOrder(
  tables: readonly DumpedTable[],
  references: ReadonlyMap<string, string[]>,
): DumpedTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<DumpedTable>();
  const add = (name: string) => {
    const table = byName.get(name);
    if (!table || ordered.has(table)) return;
    for (const other of [...(references.get(name) ?? [])].sort()) add(other);
    ordered.add(table);
  };
  for (const name of [...byName.keys()].sort()) add(name);
  return [...ordered];
}
