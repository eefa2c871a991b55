import { type Migration, Migrator, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import type { Store } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const LATER = '9999-later';

afterEach(() => {
  delete migrations[LATER];
});

const tablesOf = async ({ db }: Store) =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

const later: Migration = {
  async up(db) {
    await db.schema.createTable('later').addColumn('id', 'integer').execute();
  },
};

describe('migrating', () => {
  it('makes the tables, and does nothing a second time', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    const tables = await tablesOf(store);
    expect(tables).toEqual(
      expect.arrayContaining(['accounts', 'invoice_items', 'invoices', 'sessions', 'store_facts']),
    );
    await migrate(store);
    expect(await tablesOf(store)).toEqual(tables);
  });

  it('brings a database of an older program up, and keeps what is in it', async () => {
    const store = await storeAt(await emptyDatabase());
    const [first = ''] = Object.keys(migrations);
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: store.db, provider }).migrateTo(first);
    await store.db.insertInto('storeFacts').values({ name: 'kept', value: 'yes' }).execute();
    expect(await tablesOf(store)).not.toContain('invoices');
    await migrate(store);
    expect(await tablesOf(store)).toContain('invoices');
    const facts = await store.db.selectFrom('storeFacts').selectAll().execute();
    expect(facts).toEqual([{ name: 'kept', value: 'yes' }]);
  });

  it('refuses a database of a newer program, with the variable at fault', async () => {
    const url = await emptyDatabase();
    const store = await storeAt(url);
    migrations[LATER] = later;
    await migrate(store);
    delete migrations[LATER];
    await expect(migrate(store)).rejects.toThrow(
      /^DATABASE_URL names a database that a newer version of the program has changed \(.*9999-later.*\)\.$/,
    );
    expect(await tablesOf(store)).toContain('later');
  });

  it('leaves nothing of a migration that fails half-way, nor of those before it', async () => {
    const store = await storeAt(await emptyDatabase());
    migrations[LATER] = {
      async up(db) {
        await later.up(db);
        throw new Error('half-way');
      },
    };
    await expect(migrate(store)).rejects.toThrow('half-way');
    expect(await tablesOf(store)).toEqual([]);
    migrations[LATER] = later;
    await migrate(store);
    expect(await tablesOf(store)).toContain('later');
    expect(await tablesOf(store)).toContain('invoices');
  });

  it('leaves the data as it was when a later migration fails', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    await store.db.insertInto('storeFacts').values({ name: 'kept', value: 'yes' }).execute();
    migrations[LATER] = {
      async up(db) {
        await sql`delete from store_facts`.execute(db);
        await sql`drop table invoice_items`.execute(db);
        throw new Error('half-way');
      },
    };
    await expect(migrate(store)).rejects.toThrow('half-way');
    const facts = await store.db.selectFrom('storeFacts').selectAll().execute();
    expect(facts).toEqual([{ name: 'kept', value: 'yes' }]);
    expect(await tablesOf(store)).toContain('invoice_items');
  });
});
