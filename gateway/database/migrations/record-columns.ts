import type { ColumnDataType, Kysely } from 'kysely';
import { writeSortKeys } from './rewrite-texts.ts';
import { type RecordTable, refuseMissingTables } from './record-table.ts';
import { textColumn } from './text-column.ts';

/** The columns that a table lacks for its declaration, by their names in the database. */
export interface RecordColumns extends Pick<
  RecordTable,
  'table' | 'owner' | 'columns' | 'references'
> {
  /** The values that existing rows get in required columns. */
  filled: Readonly<Record<string, string | number>>;
  /** The column that each sort key is derived from, by the key's column. */
  keys?: Readonly<Record<string, string>>;
  /** The columns that get an index, together with the id; columns that were there before, too. */
  indexed: readonly string[];
  unique: readonly string[];
}

/** Adds columns to the table of a declared kind of record, with their indexes. */
export async function addRecordColumns(db: Kysely<unknown>, added: RecordColumns): Promise<void> {
  const { table, columns, references = {}, filled, keys } = added;
  await refuseMissingTables(db, table, references);
  const text = textColumn(db);
  for (const [name, given] of Object.entries(columns)) {
    const type = given.replace('?', '') as ColumnDataType;
    const to = references[name];
    const alteration = db.schema
      .alterTable(table)
      .addColumn(name, type === 'text' ? text : type, (column) => {
        if (!given.endsWith('?')) return column.notNull().defaultTo(filled[name]);
        return to ? column.references(`${to}.id`).onDelete('set null') : column;
      });
    await alteration.execute();
  }
  if (keys) await writeSortKeys(db, table, keys);
  for (const { name, on, isUnique } of indexesOf(added)) {
    const index = db.schema.createIndex(name).on(table).columns(on);
    await (isUnique ? index.unique() : index).execute();
  }
}

/** Drops a column that `addRecordColumns` has added, or its index alone. */
export async function dropRecordColumn(
  db: Kysely<unknown>,
  { table, column, isIndex }: { table: string; column: string; isIndex: boolean },
): Promise<void> {
  const added = {
    table,
    owner: '',
    references: { [column]: '' },
    indexed: [column],
    unique: [column],
  };
  for (const { name } of indexesOf(added)) await db.schema.dropIndex(name).ifExists().execute();
  if (!isIndex) await db.schema.alterTable(table).dropColumn(column).execute();
}

type Indexed = Pick<RecordColumns, 'table' | 'owner' | 'indexed' | 'references' | 'unique'>;

function indexesOf({ table, owner, indexed, unique, references = {} }: Indexed) {
  const own = owner ? [owner] : [];
  // The other row's deletion finds the rows that refer to it, whoever owns them.
  const referred = owner === undefined ? [] : Object.keys(references);
  const plain = [
    ...indexed.map((column) => ({ name: `${table}_${column}`, on: [...own, column, 'id'] })),
    ...referred.map((column) => ({ name: `${table}_${column}_referred`, on: [column] })),
  ];
  return [
    ...plain.map((index) => ({ ...index, isUnique: false })),
    ...unique.map((column) => ({
      name: `${table}_${column}_unique`,
      on: [column],
      isUnique: true,
    })),
  ];
}
