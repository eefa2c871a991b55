import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import type { Store } from './database.ts';
import { folded } from '../formats/folding.rules.ts';
import { holdsTerms, searchTerms } from '../formats/search-text.rules.ts';
import { migrate } from './migrate.ts';
import { camelCase, snakeCase } from './naming.ts';
import { declarations } from '../records/declarations.ts';
import { searchedFields } from '../records/declare/declare.ts';
import { searchedTerms, textConditions } from './text-search.ts';
import type { IndexedTable } from './trigrams.ts';

it('refuses a text that is too long, or has too many words', () => {
  const words = (text: string) => searchedTerms('filter.text', text).map(([word]) => word![0]);
  expect(words('  Ana  Lúcia ana ')).toEqual(['ana', 'lucia']);
  expect(words('')).toEqual([]);
  expect(words('x'.repeat(200))).toHaveLength(1);
  const ten = Array.from({ length: 10 }, (_, index) => `w${index}`).join(' ');
  expect(words(`${ten} w0 W1 w2`)).toHaveLength(10);
  expect(() => words(`${ten} w10`)).toThrow('must have at most 10 words');
  expect(() => words('x'.repeat(201))).toThrow('must be at most 200 characters long');
});

const migrated = async () => {
  const store = await storeAt(await emptyDatabase());
  await migrate(store);
  return store;
};

async function insert({ db }: Store, texts: readonly string[]): Promise<void> {
  const projects = texts.map((text) => ({
    ...{ id: text, projectName: text, projectKey: text, userName: '', userKey: '', email: '' },
    ...{ date: '2026-01-02T03:04:05.000Z', projectImage: null, userImage: null },
    ...{ createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' },
    ...{ comment: 0, revision: 0, version: 1, searchText: folded(text) },
  }));
  for (let start = 0; start < projects.length; start += 300) {
    await db
      .insertInto('projects')
      .values(projects.slice(start, start + 300))
      .execute();
  }
}

async function queryOf({ db }: Store, text: string, table: IndexedTable = 'projects') {
  const conditions = await textConditions(db, table, text);
  return db
    .selectFrom(table)
    .select('id')
    .where(({ and }) => and(conditions))
    .orderBy('id')
    .limit(12_000);
}

const found = async (store: Store, text: string) =>
  (await (await queryOf(store, text)).execute()).map(({ id }) => id);

const texts = [
  ...['Órgão', 'orgao 100%', 'ÓRGÃO_BR', 'Ana Lúcia', 'ana', 'Zé', 'é', "D'Ávila & Filhos"],
  ...['52998224725 529.982.247-25', '11987654321 +5511987654321 (11) 98765-4321'],
  ...[
    '12ABC34501DE35 12.ABC.345/01DE-35',
    'say "hi"',
    'a\\b',
    'a\\%b',
    '日本語の商品',
    '🛒 compra',
  ],
  ...['ze@avila.test', 'x AND y', 'NOT z*', 'text : near(a b)', '\u0001ab', 'ab', 'abc'],
];

const hasTerms = (text: string, typed: string) => holdsTerms(folded(text), searchTerms(typed));

describe('a text filter', () => {
  let gateway: TestGateway;
  let store: Store;
  beforeAll(async () => {
    gateway = await startGateway({ isEmpty: true });
    ({ store } = gateway);
    await insert(store, texts);
  });
  afterAll(() => gateway.stop());

  it.each([
    ['orgao', ['orgao 100%', 'ÓRGÃO_BR', 'Órgão']],
    ['ÓRGÃO', ['orgao 100%', 'ÓRGÃO_BR', 'Órgão']],
    ['gão br', ['ÓRGÃO_BR']],
    ['0%', ['orgao 100%']],
    ['_', ['ÓRGÃO_BR']],
    ['avila filhos', ["D'Ávila & Filhos"]],
    ["d'a", ["D'Ávila & Filhos"]],
    ['"', ['say "hi"']],
    ['\\', ['a\\%b', 'a\\b']],
    ['52998224725', ['52998224725 529.982.247-25']],
    ['529.982.247-25', ['52998224725 529.982.247-25']],
    ['(11) 98765-4321', ['11987654321 +5511987654321 (11) 98765-4321']],
    ['+55 11987654321', ['11987654321 +5511987654321 (11) 98765-4321']],
    ['345/01de', ['12ABC34501DE35 12.ABC.345/01DE-35']],
    ['lu na', ['Ana Lúcia']],
    ['z*', ['NOT z*']],
    ['品', ['日本語の商品']],
    ['🛒', ['🛒 compra']],
    ['* NOT z', ['NOT z*']],
    ['near(', ['text : near(a b)']],
    ["' or 1=1 --", []],
    ['qq', []],
  ])('finds for %j what contains each of its words: %j', async (text, expected) => {
    expect(await found(store, text)).toEqual(expected);
  });

  it('finds every part of a text, of any length', async () => {
    const characters = [...folded(texts.join(' '))];
    for (let length = 1; length <= 5; length += 1) {
      for (let at = 0; at < characters.length; at += 7) {
        const part = characters.slice(at, at + length).join('');
        const expected = texts.filter((text) => hasTerms(text, part));
        expect([part, await found(store, part)]).toEqual([part, expected.sort(byBytes)]);
      }
    }
  });

  it('goes on when a record changes or is deleted', async () => {
    const another = await migrated();
    const { db } = another;
    await insert(another, ['Padaria', 'Padoca']);
    const change = { searchText: 'quitanda' };
    await db.updateTable('projects').set(change).where('id', '=', 'Padaria').execute();
    expect(await found(another, 'pad')).toEqual(['Padoca']);
    expect(await found(another, 'tand')).toEqual(['Padaria']);
    await db.deleteFrom('projects').where('id', '=', 'Padaria').execute();
    expect(await found(another, 'tand')).toEqual([]);
    await insert(another, ['Padaria']);
    expect(await found(another, 'pad')).toEqual(['Padaria', 'Padoca']);
  });
});

const byBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

describe('a text filter over many records', () => {
  let gateway: TestGateway;
  let store: Store;
  const many: string[] = [];
  beforeAll(async () => {
    gateway = await startGateway({ isEmpty: true });
    ({ store } = gateway);
    const random = randomFrom(7);
    const syllables = ['ma', 'ri', 'lo', 'pes', 'zu', 'kan', 'té', 'x', 'gra', 'ção'];
    for (let index = 0; index < 12_000; index += 1) {
      const length = random.whole(1, 6);
      const name = Array.from({ length }, () => random.pick(syllables)).join('');
      many.push(`${name} ltda. ${index}`);
    }
    await insert(store, many);
    // The cost of the index would otherwise depend on whether the daemon came by.
    if (store.engine === 'PostgreSQL') await sql`vacuum analyze projects`.execute(store.db);
  });
  afterAll(() => gateway.stop());

  it.each([
    'ltda',
    'a',
    'ma',
    'mari',
    'ma ri lo',
    'acaoma',
    'ltda 12',
    '2999',
    '%$',
    'zu',
    'zukanteacao x',
  ])('finds for %j none too many and none too few', async (text) => {
    const expected = many.filter((each) => hasTerms(each, text));
    expect((await found(store, text)).sort()).toEqual(expected.sort());
  });

  it.each(['2999', 'zukanteacao', 'ltda. 1234', 'kanzukanzukan a'])(
    'finds the few for %j by the index',
    async (text) => {
      expect(await planOf(store, text)).toMatch(indexOf(store, 'projects'));
    },
  );
});

it('every list has its index', async () => {
  const store = await migrated();
  const tables = (await store.db.introspection.getTables())
    .filter(({ columns }) => columns.some(({ name }) => name === 'search_text'))
    .map(({ name }) => name);
  const searched = [...declarations.values()].filter((each) => searchedFields(each).length > 0);
  expect(searched.length).toBeGreaterThan(10);
  expect(tables.toSorted()).toEqual(searched.map(({ many }) => snakeCase(many)).toSorted());
  for (const table of tables.filter((name) => name !== 'cards')) {
    const plan = await planOf(store, 'ana', camelCase(table) as IndexedTable);
    expect([table, plan]).toEqual([table, expect.stringMatching(indexOf(store, table))]);
  }
});

const indexOf = ({ engine }: Store, table: string) =>
  engine === 'SQLite'
    ? /SEARCH \w+ USING .*\(id=\?\).*search_trigrams_\w+ VIRTUAL TABLE INDEX/
    : new RegExp(`Bitmap Index Scan on ${table}_search_text_trigrams`);

/** Returns the plan of a page in the order of the ids. PostgreSQL reads small tables whole unless told not to. */
async function planOf(store: Store, text: string, table?: IndexedTable): Promise<string> {
  const { sql: statement, parameters } = (await queryOf(store, text, table)).compile();
  const explain = store.engine === 'SQLite' ? 'explain query plan ' : 'explain ';
  return store.db.transaction().execute(async (db) => {
    if (table && store.engine === 'PostgreSQL') {
      await sql`set local enable_seqscan = off`.execute(db);
      await sql`set local enable_indexscan = off`.execute(db);
    }
    const plan = CompiledQuery.raw(explain + statement, [...parameters]);
    return JSON.stringify((await db.executeQuery(plan)).rows);
  });
}
