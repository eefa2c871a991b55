import { type Migration, Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import type { Store } from './database.ts';
import { migrate, released } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const LATER = '9999-later';

const tablesOf = async ({ db }: Store) =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

const later: Migration = {
  async up(db) {
    await db.schema.createTable('later').addColumn('id', 'integer').execute();
  },
};

/** Returns the released migrations and another one. */
const withLater = (migration: Migration = later, checksum = 'later') => ({
  migrations: { ...migrations, [LATER]: migration },
  checksums: { ...released.checksums, [LATER]: checksum },
});

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
    await migrate(store, withLater());
    await expect(migrate(store)).rejects.toThrow(
      /^DATABASE_URL names a database that a newer version of the program has changed \(.*9999-later.*\)\.$/,
    );
    expect(await tablesOf(store)).toContain('later');
  });

  it('leaves nothing of a migration that fails half-way, nor of those before it', async () => {
    const store = await storeAt(await emptyDatabase());
    const failing: Migration = {
      async up(db) {
        await later.up(db);
        throw new Error('half-way');
      },
    };
    await expect(migrate(store, withLater(failing))).rejects.toThrow('half-way');
    expect(await tablesOf(store)).toEqual([]);
    await migrate(store, withLater());
    expect(await tablesOf(store)).toContain('later');
    expect(await tablesOf(store)).toContain('invoices');
  });

  it('leaves the data as it was when a later migration fails', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    await store.db.insertInto('storeFacts').values({ name: 'kept', value: 'yes' }).execute();
    const failing: Migration = {
      async up(db) {
        await sql`delete from store_facts`.execute(db);
        await sql`drop table invoice_items`.execute(db);
        throw new Error('half-way');
      },
    };
    await expect(migrate(store, withLater(failing))).rejects.toThrow('half-way');
    const facts = await store.db.selectFrom('storeFacts').selectAll().execute();
    expect(facts).toEqual([{ name: 'kept', value: 'yes' }]);
    expect(await tablesOf(store)).toContain('invoice_items');
  });
});

describe('checksums of migrations', () => {
  const stored = async ({ db }: Store) =>
    Object.fromEntries(
      (await db.selectFrom('migrationChecksums').selectAll().execute()).map(
        ({ name, checksum }) => [name, checksum],
      ),
    );

  it('are stored with the migrations, and are those of the program', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store, withLater());
    expect(await stored(store)).toEqual({ ...released.checksums, [LATER]: 'later' });
  });

  it('of earlier migrations are those of now in a database from before checksums', async () => {
    const store = await storeAt(await emptyDatabase());
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: store.db, provider }).migrateTo('0033-created-numbers-of-people');
    expect(await tablesOf(store)).not.toContain('migration_checksums');
    await migrate(store);
    expect(await stored(store)).toEqual(released.checksums);
  });

  it('refuse migrations that were edited after they ran, and name them', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store, withLater());
    const edited = withLater(later, 'edited');
    await expect(migrate(store, edited)).rejects.toThrow(refusalOf(LATER));
    const checksums = { ...edited.checksums, '0002-invoices': 'edited' };
    const names = `0002-invoices, ${LATER}`;
    await expect(migrate(store, { ...edited, checksums })).rejects.toThrow(refusalOf(names));
    await migrate(store, withLater());
  });

  it('refuse an edited migration before a new one runs', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    const { checksums, ...given } = withLater();
    const edited = { ...given, checksums: { ...checksums, '0001-accounts': 'edited' } };
    await expect(migrate(store, edited)).rejects.toThrow(refusalOf('0001-accounts'));
    expect(await tablesOf(store)).not.toContain('later');
  });

  it('leave the database of a newer program to its own message', async () => {
    const store = await storeAt(await emptyDatabase());
    const newer = withLater();
    await migrate(store, { ...newer, checksums: { ...newer.checksums, '0001-accounts': 'newer' } });
    await expect(migrate(store)).rejects.toThrow('a newer version of the program has changed');
  });

  it('are needed by every migration', async () => {
    const store = await storeAt(await emptyDatabase());
    await expect(migrate(store, withLater(later, ''))).rejects.toThrow(
      '9999-later has no checksum. Run: npm run checksums',
    );
    expect(await tablesOf(store)).toEqual([]);
  });

  const refusalOf = (names: string) =>
    new Error(
      `DATABASE_URL names a database on which another version of ${names} has run. Restore the migration as it was and make the change in a new one.`,
    );
});
