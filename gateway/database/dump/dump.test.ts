import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway } from '../../testing/test-gateway.ts';
import type { Store } from '../database.ts';
import { openStore } from '../open-store.ts';
import { migrate, released } from '../migrate.ts';
import { dump } from './dump.ts';
import { checkDump, fill } from './fill.ts';

let store: Store;
let lines: string[];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ store, stop } = await startGateway());
  const { id: accountId } = await store.db
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256));
  const content = { id: 'content', accountId, size: bytes.length, createdAt: 'x', bytes };
  await store.db.insertInto('fileContents').values(content).execute();
  lines = await linesOf(store);
});
afterAll(() => stop());

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of dump(store)) lines.push(line);
  return lines;
}

async function* streamOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Returns the lines without the head, which has the time, and the end, whose checksum covers it. */
const rowsIn = (lines: readonly string[]) => lines.slice(1, -1);

it('fills an empty store with all that another one holds, files and running numbers included', async () => {
  const target = await storeAt(await emptyDatabase());
  const { tables, rows } = await fill(target, streamOf(lines));
  const again = await linesOf(target);
  expect(rowsIn(again)).toEqual(rowsIn(lines));
  expect(JSON.parse(again[0]!).sequences).toEqual(JSON.parse(lines[0]!).sequences);
  expect(rows).toBeGreaterThan(1_000);
  expect(tables).toBeGreaterThan(30);
  const { bytes } = await target.db
    .selectFrom('fileContents')
    .select('bytes')
    .executeTakeFirstOrThrow();
  expect([...Buffer.from(bytes)].slice(250, 260)).toEqual([
    250, 251, 252, 253, 254, 255, 0, 1, 2, 3,
  ]);
});

it('goes to SQLite and back unchanged', async () => {
  const other = await storeAt('file::memory:');
  await fill(other, streamOf(lines));
  const there = await linesOf(other);
  expect(rowsIn(there)).toEqual(rowsIn(lines));
  const back = await storeAt(await emptyDatabase());
  await fill(back, streamOf(there));
  expect(rowsIn(await linesOf(back))).toEqual(rowsIn(lines));
});

it.each([
  ['cut off', (lines: string[]) => lines.slice(0, -1), 'its end is missing'],
  ['cut off in a line', (lines: string[]) => [...lines.slice(0, 9), '["a'], 'a line is cut off'],
  ['without a row', (lines: string[]) => lines.toSpliced(5, 1), 'its checksum differs'],
  [
    'with a changed value',
    (lines: string[]) => lines.map((line) => line.replace('retaguarda.test', 'attacker.test')),
    'its checksum differs',
  ],
  ['longer than it was', (lines: string[]) => [...lines, '[]'], 'lines follow its end'],
  ['something else', () => ['{"a":1}'], 'does not begin as a backup'],
])('refuses a dump that is %s, and leaves the store empty', async (_what, damage, message) => {
  const damaged = damage(lines);
  await expect(checkDump(streamOf(damaged))).rejects.toThrow(message);
  const target = await storeAt('file::memory:');
  await expect(fill(target, streamOf(damaged))).rejects.toThrow();
  await migrate(target);
  expect(await target.db.selectFrom('accounts').select('id').execute()).toEqual([]);
});

it('is done again after it was stopped in the middle', async () => {
  const target = await storeAt(await emptyDatabase());
  const stopped = async function* () {
    yield* lines.slice(0, 200);
    throw new Error('stopped');
  };
  await expect(fill(target, stopped())).rejects.toThrow('stopped');
  await fill(target, streamOf(lines));
  expect(rowsIn(await linesOf(target))).toEqual(rowsIn(lines));
});

it('leaves a store that has data, itself included, and one of another program', async () => {
  await expect(fill(store, dump(store))).rejects.toThrow('The target is not empty');
  await expect(fill(store, streamOf(lines))).rejects.toThrow('The target is not empty');
  const other = await storeAt(await emptyDatabase());
  await other.db.schema.createTable('theirs').addColumn('id', 'integer').execute();
  await expect(fill(other, streamOf(lines))).rejects.toThrow('tables of another program');
});

it('fills by the migrations of the dump and then runs the newer ones', async () => {
  const newer = {
    migrations: {
      ...released.migrations,
      '9999-newer': {
        up: (db: Store['db']) => sql`update products set title = 'newer'`.execute(db) as never,
      },
    },
    checksums: { ...released.checksums, '9999-newer': 'a' },
  };
  const target = await storeAt(await emptyDatabase());
  await fill(target, streamOf(lines), newer);
  const titles = await target.db.selectFrom('products').select('title').distinct().execute();
  expect(titles).toEqual([{ title: 'newer' }]);
  const third = await storeAt(await emptyDatabase());
  await expect(fill(third, dump(target))).rejects.toThrow(
    'with the migration 9999-newer, which this version does not have',
  );
});

it('is as of one moment while others write', async () => {
  const { db } = store;
  const other = process.env.STORE === 'SQLite' ? await secondConnection(store) : store;
  const reading = dump(other);
  const read = [(await reading.next()).value as string];
  await db.deleteFrom('invoiceItems').execute();
  await db.insertInto('storeFacts').values({ name: 'late', value: 'x' }).execute();
  for await (const line of reading) read.push(line);
  expect(read.some((line) => line.includes('"late"'))).toBe(false);
  const target = await storeAt('file::memory:');
  await fill(target, streamOf(read));
  const items = await target.db.selectFrom('invoiceItems').select('position').execute();
  expect(items.length).toBeGreaterThan(0);
});

async function secondConnection({ db }: Store): Promise<Store> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const second = await openStore(`file:${rows[0]!.file}`);
  onTestFinished(() => second.close());
  return second;
}

it('leaves a store that can be searched and numbers on', async () => {
  const target = await storeAt(await emptyDatabase());
  await fill(target, streamOf(await linesOf(store)));
  const entries = (of: Store) =>
    sql`select kind, record_id, title, text from search_entries order by kind, record_id`.execute(
      of.db,
    );
  expect((await entries(target)).rows).toEqual((await entries(store)).rows);
  const reason = {
    ...{ name: 'New', nameKey: 'new', searchText: 'new', position: 99, version: 1 },
    ...{ createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' },
  };
  const numberIn = async ({ db }: Store) => {
    await db
      .insertInto('lossReasons')
      .values({ id: 'new', ...reason })
      .execute();
    const { rows } = await sql<{ createdNumber: number }>`
      select created_number from loss_reasons where id = 'new'`.execute(db);
    return rows[0]!.createdNumber;
  };
  expect(await numberIn(target)).toBe(await numberIn(store));
});
