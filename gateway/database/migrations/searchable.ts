import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { textColumn } from './text-column.ts';

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** One entry a record, kept current by triggers, so that no write can miss it. */
export async function searchTables(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  const entries = db.schema
    .createTable('search_entries')
    .addColumn('number', isPostgres(db) ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addUniqueConstraint('search_entries_record', ['kind', 'record_id']);
  await entries.execute();
  await db.schema
    .createIndex('search_entries_text')
    .on('search_entries')
    .columns(['kind', 'text'])
    .execute();
  await (isPostgres(db) ? postgresIndex(db) : sqliteIndex(db, ['kind', 'text']));
}

/** The text is folded already: it only has to be split into words. */
async function postgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entries add column words tsvector
    generated always as (to_tsvector('simple', regexp_replace(text, '[[:punct:][:space:]]+', ' ', 'g'))) stored`.execute(
    db,
  );
  await sql`create index search_entries_words on search_entries using gin (words)`.execute(db);
  await sql`create function keep_search_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_entries where kind = tg_argv[0] and record_id = old.id;
        return old;
      end if;
      insert into search_entries (kind, record_id, title, text)
        values (tg_argv[0], new.id, to_jsonb(new) ->> tg_argv[1], new.search_text)
        on conflict (kind, record_id) do update set title = excluded.title, text = excluded.text;
      return new;
    end $$`.execute(db);
}

async function sqliteIndex(db: Kysely<unknown>, columns: readonly string[]): Promise<void> {
  const names = columns.join(', ');
  const valuesOf = (row: 'new' | 'old') => columns.map((column) => `${row}.${column}`).join(', ');
  await sql`create virtual table search_words using fts5(
    ${sql.raw(names)}, content = 'search_entries', content_rowid = 'number',
    tokenize = 'unicode61', prefix = '2 3')`.execute(db);
  const add = `insert into search_words (rowid, ${names}) values (new.number, ${valuesOf('new')});`;
  const drop = `insert into search_words (search_words, rowid, ${names})
    values ('delete', old.number, ${valuesOf('old')});`;
  const triggers = { insert: add, delete: drop, update: `${drop} ${add}` };
  for (const [event, statements] of Object.entries(triggers)) {
    await sql
      .raw(
        `create trigger search_entries_${event} after ${event} on search_entries begin ${statements} end`,
      )
      .execute(db);
  }
}

/** Gives entries an owner, the only account that finds them. */
export async function searchOwners(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('search_entries').addColumn('owner_id', textColumn(db)).execute();
  await db.schema.dropIndex('search_entries_text').execute();
  await db.schema
    .createIndex('search_entries_text')
    .on('search_entries')
    .columns(['kind', 'owner_id', 'text'])
    .execute();
  if (isPostgres(db)) return ownersInPostgres(db);
  for (const event of ['insert', 'delete', 'update']) {
    await sql`drop trigger ${sql.id(`search_entries_${event}`)}`.execute(db);
  }
  await db.schema.dropTable('search_words').execute();
  await sqliteIndex(db, ['kind', 'owner_id', 'text']);
  await sql`insert into search_words (search_words) values ('rebuild')`.execute(db);
}

async function ownersInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function keep_search_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_entries where kind = tg_argv[0] and record_id = old.id;
        return old;
      end if;
      insert into search_entries (kind, record_id, title, text, owner_id)
        values (tg_argv[0], new.id, to_jsonb(new) ->> tg_argv[1], new.search_text, to_jsonb(new) ->> tg_argv[2])
        on conflict (kind, record_id) do update set title = excluded.title, text = excluded.text;
      return new;
    end $$`.execute(db);
}

interface Searchable {
  kind: string;
  /** A table with a folded `search_text` column, in which the title is first. */
  table: string;
  /** Column with the title. */
  title: string;
  /** Column of the account whose own they are, once entries have owners. */
  owner?: string;
}

/** Indexes a table's records, existing and future ones. */
export async function makeSearchable(db: Kysely<unknown>, searchable: Searchable): Promise<void> {
  await (isPostgres(db) ? keptByPostgres : keptBySqlite)(db, searchable);
  const { kind, table, title, owner } = searchable;
  await sql`insert into search_entries (kind, record_id, title, text${sql.raw(owner ? ', owner_id' : '')})
    select ${sql.lit(kind)}, id, ${sql.ref(title)}, search_text${sql.raw(owner ? `, ${owner}` : '')}
    from ${sql.table(table)}`.execute(db);
}

async function keptByPostgres(
  db: Kysely<unknown>,
  { kind, table, title, owner }: Searchable,
): Promise<void> {
  const said = [kind, title, ...(owner ? [owner] : [])];
  await sql`create trigger ${sql.id(`${table}_search`)}
    after insert or delete or update of ${sql.ref(title)}, search_text on ${sql.table(table)}
    for each row execute function keep_search_entry(${sql.join(said.map(sql.lit))})`.execute(db);
}

async function keptBySqlite(
  db: Kysely<unknown>,
  { kind, table, title, owner }: Searchable,
): Promise<void> {
  const columns = `kind, record_id, title, text${owner ? ', owner_id' : ''}`;
  const values = `'${kind}', new.id, new.${title}, new.search_text${owner ? `, new.${owner}` : ''}`;
  const mine = `kind = '${kind}' and record_id = old.id`;
  const triggers = {
    insert: `insert into search_entries (${columns}) values (${values});`,
    delete: `delete from search_entries where ${mine};`,
    [`update of ${title}, search_text`]: `update search_entries set title = new.${title}, text = new.search_text where ${mine};`,
  };
  for (const [index, [event, statements]] of Object.entries(triggers).entries()) {
    await sql
      .raw(
        `create trigger ${table}_search_${index} after ${event} on ${table} begin ${statements} end`,
      )
      .execute(db);
  }
}
