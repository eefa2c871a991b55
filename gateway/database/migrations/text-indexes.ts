import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { textColumn } from './text-column.ts';

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Creates the tables that `indexTexts` needs. */
export async function textIndexTables(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return addTrigrams(db);
  const text = textColumn(db);
  await db.schema
    .createTable('search_texts')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('table_name', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addUniqueConstraint('search_texts_record', ['table_name', 'record_id'])
    .execute();
}

/** Indexes the `search_text` of a table by what it contains. */
export async function indexTexts(db: Kysely<unknown>, table: string): Promise<void> {
  await (isPostgres(db) ? indexInPostgres(db, table) : indexInSqlite(db, table));
}

/** Adds a trusted extension, which every user may who can create in the database. Where it is missing, filters read the table. */
async function addTrigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_database_privilege(current_database(), 'create') as may
    from pg_available_extensions where name = 'pg_trgm' and installed_version is null`.execute(db);
  if (rows[0]?.may) await sql`create extension pg_trgm`.execute(db);
}

/** Drops the index of a table that was dropped. */
export async function dropTextIndex(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) return;
  for (const kind of ['terms', 'trigrams']) {
    await db.schema.dropTable(`search_${kind}_${table}`).ifExists().execute();
  }
  await sql`delete from search_texts where table_name = ${table}`.execute(db);
}

async function indexInPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  const [schema] = rows;
  if (!schema) return;
  await sql`create index ${sql.id(`${table}_search_text_trigrams`)} on ${sql.table(table)}
    using gin (search_text ${sql.id(schema.name, 'gin_trgm_ops')})`.execute(db);
}

/** Creates an index for each table, because a filter would read the entries of all tables in a common one. */
async function indexInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const trigrams = `search_trigrams_${table}`;
  // The index has a fifth of the size without positions; a filter compares the text itself as well.
  await sql`create virtual table ${sql.id(trigrams)} using fts5(
    text, content = '', contentless_delete = 1, detail = none,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`create virtual table ${sql.id(`search_terms_${table}`)}
    using fts5vocab(${sql.id(trigrams)}, row)`.execute(db);
  await keepInSqlite(db, table, trigrams);
  await sql`insert into search_texts (table_name, record_id)
    select ${table}, id from ${sql.table(table)}`.execute(db);
  await sql`insert into ${sql.id(trigrams)} (rowid, text)
    select texts.number, ${sql.raw(indexed('search_text'))} from ${sql.table(table)} as records
    join search_texts as texts on texts.table_name = ${table} and texts.record_id = records.id`.execute(
    db,
  );
}

/** The end is marked so that the last one or two characters begin a trigram too. */
const indexed = (text: string) => `${text} || char(1, 1)`;

async function keepInSqlite(db: Kysely<unknown>, table: string, trigrams: string): Promise<void> {
  const record = (id: string) => `table_name = '${table}' and record_id = ${id}`;
  const number = (id: string) => `(select number from search_texts where ${record(id)})`;
  const triggers = {
    insert: `insert into search_texts (table_name, record_id) values ('${table}', new.id);
      insert into ${trigrams} (rowid, text)
        values (${number('new.id')}, ${indexed('new.search_text')});`,
    'update of search_text': `update ${trigrams} set text = ${indexed('new.search_text')}
      where rowid = ${number('new.id')};`,
    delete: `delete from ${trigrams} where rowid = ${number('old.id')};
      delete from search_texts where ${record('old.id')};`,
  };
  for (const [index, [event, statements]] of Object.entries(triggers).entries()) {
    await sql
      .raw(
        `create trigger ${table}_text_${index} after ${event} on ${table} begin ${statements} end`,
      )
      .execute(db);
  }
}
