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
  await (isPostgres(db) ? postgresIndex(db) : sqliteIndex(db));
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

async function sqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_words using fts5(
    kind, text, content = 'search_entries', content_rowid = 'number',
    tokenize = 'unicode61', prefix = '2 3')`.execute(db);
  const add =
    'insert into search_words (rowid, kind, text) values (new.number, new.kind, new.text);';
  const drop = `insert into search_words (search_words, rowid, kind, text)
    values ('delete', old.number, old.kind, old.text);`;
  const triggers = { insert: add, delete: drop, update: `${drop} ${add}` };
  for (const [event, statements] of Object.entries(triggers)) {
    await sql
      .raw(
        `create trigger search_entries_${event} after ${event} on search_entries begin ${statements} end`,
      )
      .execute(db);
  }
}

interface Searchable {
  /** GraphQL type. */
  kind: string;
  /** With a folded `search_text` column, the title first. */
  table: string;
  /** Column with the title. */
  title: string;
}

/** Indexes a table's records, existing and future ones. */
export async function makeSearchable(
  db: Kysely<unknown>,
  { kind, table, title }: Searchable,
): Promise<void> {
  const name = sql.table(table);
  if (isPostgres(db)) {
    await sql`create trigger ${sql.id(`${table}_search`)}
      after insert or delete or update of ${sql.ref(title)}, search_text on ${name}
      for each row execute function keep_search_entry(${sql.lit(kind)}, ${sql.lit(title)})`.execute(
      db,
    );
  } else {
    const values = `(kind, record_id, title, text) values ('${kind}', new.id, new.${title}, new.search_text)`;
    const mine = `kind = '${kind}' and record_id = old.id`;
    const triggers = {
      insert: `insert into search_entries ${values};`,
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
  await sql`insert into search_entries (kind, record_id, title, text)
    select ${sql.lit(kind)}, id, ${sql.ref(title)}, search_text from ${name}`.execute(db);
}
