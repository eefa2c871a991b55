import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Numbers records by triggers. A restored record keeps its number; existing ones are numbered in the given order. */
export async function numberRecords(
  db: Kysely<unknown>,
  table: string,
  given?: readonly string[],
): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const order = given ?? [isPostgres ? 'created_number' : 'rowid'];
  const type = isPostgres ? 'serial' : 'integer';
  await db.schema.alterTable(table).addColumn('created_number', type).execute();
  const name = sql.table(table);
  await sql`with numbered as (
      select id, row_number() over (order by ${sql.join(order.map((each) => sql.ref(each)))}) as number
      from ${name})
    update ${name} set created_number = numbered.number from numbered
    where numbered.id = ${name}.id`.execute(db);
  await db.schema
    .createIndex(`${table}_created_number`)
    .on(table)
    .columns(['created_number', 'id'])
    .execute();
  await (isPostgres ? goOnInPostgres(db, table) : countInSqlite(db, table));
}

/** The sequence counted the existing records too. */
function goOnInPostgres(db: Kysely<unknown>, table: string) {
  return sql`alter table ${sql.table(table)} alter column created_number set not null`.execute(db);
}

async function countInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const counter = `created:${table}`;
  await sql`insert into counters (name, value)
    select ${counter}, coalesce(max(created_number), 0) from ${sql.table(table)}`.execute(db);
  await sql
    .raw(
      `create trigger ${table}_number after insert on ${table} when new.created_number is null begin
        insert into counters (name, value) values ('${counter}', 1)
          on conflict (name) do update set value = value + 1;
        update ${table} set created_number = (select value from counters where name = '${counter}')
          where id = new.id;
      end`,
    )
    .execute(db);
}
