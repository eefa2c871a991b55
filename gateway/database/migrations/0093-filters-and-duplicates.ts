import { type Kysely, type Migration, sql } from 'kysely';
import { soundKeyOf } from '../../formats/name-sound.rules.ts';
import { textColumn } from './text-column.ts';

const filtered = [
  ['customers', 'city'],
  ['products', 'cost_cents'],
  ['users', 'company'],
] as const;

/** Adds the indexes of new filters, the sound of customers' names, and the pairs of customers that are no duplicates. */
export const filtersAndDuplicates: Migration = {
  async up(db) {
    for (const [table, column] of filtered) {
      await db.schema.createIndex(`${table}_${column}`).on(table).columns([column, 'id']).execute();
    }
    const text = textColumn(db);
    await db.schema
      .alterTable('customers')
      .addColumn('sound_key', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await writeSoundKeys(db);
    await db.schema
      .createIndex('customers_sound_key')
      .on('customers')
      .columns(['sound_key', 'id'])
      .execute();
    await db.schema
      .createTable('distinct_customers')
      .addColumn('one_id', text, (column) => column.notNull())
      .addColumn('other_id', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('distinct_customers_pk', ['one_id', 'other_id'])
      .execute();
  },
};

const BATCH = 500;

async function writeSoundKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; name: string }>`select id, name from customers
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db);
    if (rows.length === 0) return;
    const keys = rows.map(({ id, name }) => sql`(${id}, ${soundKeyOf(name)})`);
    await sql`with given (id, sound) as (values ${sql.join(keys)})
      update customers set sound_key = given.sound from given where given.id = customers.id`.execute(
      db,
    );
    after = rows.at(-1)!.id;
  }
}
