import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../database/migrations/migrations.ts';
import { emptyDatabase, storeAt } from './store-under-test.ts';

/** Returns an empty store as a migration leaves it. */
export async function oldStore(last: string) {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db, provider }).migrateTo(last);
  const tables = await db.introspection.getTables();
  /** Stores a row with something in each column that must have a value. */
  async function filled(table: string, row: Record<string, unknown>) {
    const { columns } = tables.find(({ name }) => name === table)!;
    const required = columns.filter((each) => !each.isNullable && !each.hasDefaultValue);
    const values = Object.fromEntries(
      required.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 0 : 'a']),
    );
    await (db as never as Kysely<Record<string, object>>)
      .insertInto(table)
      .values({ ...values, ...row })
      .execute();
  }
  return { store, db, filled };
}
