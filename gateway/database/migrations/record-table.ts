import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import { numberRecords } from './number-records.ts';
import { makeSearchable } from './searchable.ts';
import { indexTexts } from './text-indexes.ts';
import { textColumn } from './text-column.ts';

/** The table that a declaration needs, by its names in the database. */
export interface RecordTable {
  kind: string;
  table: string;
  /** Column with what people know one by, when search looks for it. */
  title?: string;
  /** Column of the account whose own each is. */
  owner?: string;
  /** Column to type; one that may be empty ends with `?`. */
  columns: Readonly<Record<string, ColumnType>>;
  /** The columns that have an index, together with the id. */
  indexed: readonly string[];
  unique: readonly string[];
  /** Column to the table whose id it holds. It is emptied with that row, which cannot go while a column must have it. */
  references?: Readonly<Record<string, string>>;
  parts?: readonly PartTable[];
}

/** Rows that go with a record, in their order. */
export interface PartTable extends Pick<RecordTable, 'table' | 'columns'> {
  /** Column of the record's id. */
  key: string;
}

export type StoredType = 'text' | 'integer' | 'bigint' | 'double precision';
export type ColumnType = StoredType | `${StoredType}?`;

/** Creates the table of a declared kind of record, with its indexes, found by search. */
export async function createRecordTable(
  db: Kysely<unknown>,
  { kind, table, title, owner, columns, indexed, unique, references, parts }: RecordTable,
): Promise<void> {
  await refuseMissingTables(db, table, references);
  const text = textColumn(db);
  const creation = db.schema
    .createTable(table)
    .addColumn('id', text, (column) => column.primaryKey());
  await withColumns(creation, columns, text, references).execute();
  const own = owner ? [owner] : [];
  for (const column of indexed) {
    await db.schema
      .createIndex(`${table}_${column}`)
      .on(table)
      .columns([...own, column, 'id'])
      .execute();
  }
  // The other row's deletion finds the rows that refer to it, whoever owns them.
  for (const column of owner ? Object.keys(references ?? {}) : []) {
    await db.schema.createIndex(`${table}_${column}_referred`).on(table).column(column).execute();
  }
  for (const column of unique) {
    const index = db.schema.createIndex(`${table}_${column}_unique`).unique();
    await index.on(table).column(column).execute();
  }
  await numberRecords(db, table);
  if (title) await makeSearchable(db, { kind, table, title, ...(owner && { owner }) });
  if ('search_text' in columns) await indexTexts(db, table);
  await createPartTables(db, table, parts);
}

/** Throws for a reference to a table that is not there yet, which SQLite would notice only when a row is written. */
export async function refuseMissingTables(
  db: Kysely<unknown>,
  table: string,
  references: RecordTable['references'] = {},
): Promise<void> {
  const others = Object.values(references).filter((to) => to !== table);
  if (others.length === 0) return;
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const missing = others.find((to) => !there.has(to));
  if (missing === undefined) return;
  throw new Error(
    `The migration of ${table} refers to ${missing}, whose table is not there yet: the migration of ${missing} needs a lower number.`,
  );
}

/** Creates the tables of what goes with the records of another one. */
export async function createPartTables(
  db: Kysely<unknown>,
  of: string,
  parts: readonly PartTable[] = [],
): Promise<void> {
  const text = textColumn(db);
  for (const { table, key, columns } of parts) {
    const creation = db.schema
      .createTable(table)
      .addColumn(key, text, (column) => column.notNull().references(`${of}.id`).onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_pkey`, [key, 'position'] as never);
    await withColumns(creation, columns, text).execute();
  }
}

function withColumns<Creation extends CreateTableBuilder<string, string>>(
  creation: Creation,
  columns: RecordTable['columns'],
  text: ReturnType<typeof textColumn>,
  references: RecordTable['references'] = {},
): Creation {
  return Object.entries(columns).reduce((building, [name, given]) => {
    const isNullable = given.endsWith('?');
    const type = given.replace('?', '') as ColumnDataType;
    const table = references[name];
    return building.addColumn(name, type === 'text' ? text : type, (column) => {
      const filled = isNullable ? column : column.notNull();
      if (!table) return filled;
      return filled.references(`${table}.id`).onDelete(isNullable ? 'set null' : 'restrict');
    }) as Creation;
  }, creation);
}
