import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { openStore } from './open-store.ts';

describe('opening a store', () => {
  it('makes the file and the folders of an SQLite database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'retaguarda-test-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'not/there/yet.db');
    const store = await openStore(`file:${path}`);
    expect(store.engine).toBe('SQLite');
    const { rows } = await sql`select * from pragma_journal_mode, pragma_synchronous`.execute(
      store.db,
    );
    expect(rows).toMatchObject([{ journalMode: 'wal', synchronous: 2 }]);
    await store.close();
    expect(existsSync(path)).toBe(true);
  });

  it.each(['postgres://127.0.0.1:1/nothing', 'file:/dev/null/nothing.db'])(
    'is refused with the variable at fault when %s cannot be reached',
    async (url) => {
      await expect(openStore(url)).rejects.toThrow(
        /^DATABASE_URL names a store that cannot be opened: .+/,
      );
    },
  );
});

describe('a store', () => {
  it('holds a record to the ones that it refers to', async () => {
    const gateway = await startGateway();
    const item = {
      invoiceId: 'none',
      position: 0,
      name: 'x',
      unitThousandths: 1,
      priceMillionths: 1,
    };
    await expect(
      gateway.store.db.insertInto('invoiceItems').values(item).execute(),
    ).rejects.toThrow(/foreign key/i);
    await gateway.stop();
  });

  it('takes back what a transaction wrote that fails', async () => {
    const { db } = await storeAt(await emptyDatabase());
    await db.schema.createTable('kept').addColumn('id', 'integer').execute();
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into kept values (1)`.execute(transaction);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await sql`select * from kept`.execute(db)).rows).toEqual([]);
  });

  it.each([
    ['text', `O'Hara "“é”" \\ \n\t日本`],
    ['bigint', 9_007_199_254_740_991],
    ['bigint', -1],
    ['double precision', 0.1 + 0.2],
    ['double precision', -34.905_612_345_678_91],
    ['double precision', -157_348.661_091_381_01],
    ['double precision', 3.620_561_017_211_890_2e-162],
    ['double precision', Number.MAX_VALUE],
    ['double precision', Number.MIN_VALUE],
    ['double precision', 12],
    ['double precision', null],
    ['text', null],
  ])('gives a value of type %s back as it was put in: %j', async (type, value) => {
    const { db } = await storeAt(await emptyDatabase());
    await sql`create table kept (some_value ${sql.raw(type)})`.execute(db);
    await sql`insert into kept values (${value})`.execute(db);
    const { rows } = await sql`select some_value from kept`.execute(db);
    expect(rows).toEqual([{ someValue: value }]);
  });

  if (process.env.STORE === 'PostgreSQL') {
    it('outlives the connections that PostgreSQL closes', async () => {
      const url = await emptyDatabase();
      const { db } = await storeAt(url);
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`.execute(db)));
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      const { rowCount } = await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await other.end();
      expect(rowCount).toBeGreaterThan(0);
      await expect
        .poll(async () => (await sql`select 1 as one`.execute(db)).rows)
        .toEqual([{ one: 1 }]);
    });
  }
});
