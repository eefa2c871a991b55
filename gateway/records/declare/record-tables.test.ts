import type { Kysely } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openStore } from '../../database/open-store.ts';
import { migrate } from '../../database/migrate.ts';
import { contractsSdl as sdl, CREATE, GIVEN as given } from '../../testing/contracts.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway } from '../../testing/test-gateway.ts';
import { addRecordColumns } from '../../database/migrations/record-columns.ts';
import { createRecordTable } from '../../database/migrations/record-table.ts';
import { declarationsIn } from './declare.ts';
import { columnsWithoutValue, missingColumns } from './missing-columns.ts';
import { tableOf } from './record-table.ts';
import { dropDrafts, draftTables } from './record-tables.ts';
import { storedIn, tableProblems } from './table-problems.ts';

describe('the differences between a declaration and its table', () => {
  const box = (fields: string) => [
    ...declarationsIn([
      `type Box @record(title: "name") { name: String! @sort ${fields} }`,
    ]).values(),
  ];

  it.each([
    ['', []],
    ['size: Int', ['boxes: has no column size']],
    ['note: String!', ['boxes: note may be empty']],
    ['code: String', ['boxes: code may not be empty']],
    ['note: String @filter', ['boxes: has no index that begins with note']],
    ['at: DateTime! @sort', ['boxes: has no column at', 'boxes: has no index that begins with at']],
  ])('with %j are %j', async (fields, problems) => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    await draftTables(store, box('note: String code: String!'));
    const found = await tableProblems(store.db, box(`${fields}`), new Set(['Box']));
    expect(found).toEqual(problems);
  });

  it('name what the table has and the declaration does not, where no code knows it', async () => {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    await draftTables(store, box('note: String code: String!'));
    const found = await tableProblems(store.db, box(''), new Set());
    expect(found).toEqual(['boxes: the column code is not declared']);
  });
});

describe('the columns that a table lacks', () => {
  const crates = (fields: string) => [
    ...declarationsIn([
      `type Crate @record(title: "name") { name: String! ${fields} }
      type Room @record(title: "name") { name: String! }`,
    ]).values(),
  ];

  const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' };

  async function storeWith(fields: string) {
    const store = await storeAt(await emptyDatabase());
    await migrate(store);
    await draftTables(store, crates(fields));
    const db = store.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const named = ['Ärmel', 'Zug', 'Box 2'].map((name) => ({
      id: name,
      name,
      version: 1,
      ...times,
    }));
    await db.insertInto('crates').values(named).execute();
    return { store, db };
  }

  it('are added with their indexes, and filled for the rows that are there', async () => {
    const { store, db } = await storeWith('');
    const [crate] = crates(`
      room: Room @reference(onDelete: CLEAR) @filter
      isOpen: Boolean! @default(value: "true")
      size: Int! @default(value: "3") @sort
      place: String! @default(value: "here")
      note: String`);
    const added = missingColumns(crate!, await storedIn(store.db))!;
    expect(columnsWithoutValue(crate!, added)).toEqual([]);
    await addRecordColumns(store.db as never, added);
    expect(await tableProblems(store.db, [crate!], new Set())).toEqual([]);
    expect(await db.selectFrom('crates').selectAll().where('name', '=', 'Zug').execute()).toEqual([
      expect.objectContaining({
        ...{ name: 'Zug', roomId: null, isOpen: 1, size: 3, place: 'here', note: null },
      }),
    ]);
    await expect(
      db.updateTable('crates').set({ roomId: 'unknown' }).where('name', '=', 'Zug').execute(),
    ).rejects.toThrow(/foreign key/i);
  });

  it('may be the keys of a column by which lists are to be ordered', async () => {
    const { store, db } = await storeWith('');
    const [crate] = declarationsIn([
      `type Crate @record(title: "name") { name: String! @sort @unique }`,
    ]).values();
    await addRecordColumns(store.db as never, missingColumns(crate!, await storedIn(store.db))!);
    expect(await tableProblems(store.db, [crate!], new Set())).toEqual([]);
    const rows = await db.selectFrom('crates').select('name').orderBy('nameKey').execute();
    expect(rows.map(({ name }) => name)).toEqual(['Ärmel', 'Box 2', 'Zug']);
  });

  it('refuse a reference to a table that a later migration creates', async () => {
    const { store } = await storeWith('');
    const [crate] = declarationsIn([
      `type Crate @record(title: "name") { name: String! rack: Rack @reference }
      type Rack @record(title: "name") { name: String! }`,
    ]).values();
    const refused = (name: string) =>
      `The migration of ${name} refers to racks, whose table is not there yet: the migration of racks needs a lower number.`;
    const missing = missingColumns(crate!, await storedIn(store.db))!;
    await expect(addRecordColumns(store.db as never, missing)).rejects.toThrow(refused('crates'));
    const other = { ...tableOf(crate!), table: 'others' };
    await expect(createRecordTable(store.db as never, other)).rejects.toThrow(refused('others'));
  });

  it('and those of parts are kept for the time being, too', async () => {
    const { store } = await storeWith('');
    const declared = (parts: string, fields = '') => [
      ...declarationsIn([
        `type Crate @record(title: "name") { name: String! ${parts} }
        type Jar { size: Int! @default(value: "3") ${fields} }
        type Lid { size: Int }`,
      ]).values(),
    ];
    const jars = 'jars: [Jar!]! @part(most: 2)';
    expect(await draftTables(store, declared(jars))).toEqual(['crates']);
    const more = declared(`${jars} lids: [Lid!]! @part(most: 2)`, 'from: Crate @reference');
    expect(await draftTables(store, more)).toEqual(['crates']);
    expect(await tableProblems(store.db, more, new Set())).toEqual([]);
    await dropDrafts(store);
    const names = (await store.db.introspection.getTables()).map(({ name }) => name);
    expect(names.filter((name) => ['jars', 'lids', 'crates'].includes(name))).toEqual([]);
  });

  it.each(['code: String!', 'room: Room! @reference', 'at: DateTime!'])(
    'are named when nothing says what the rows that are there have: %j',
    async (field) => {
      const { store } = await storeWith('');
      const [crate] = crates(field);
      const added = missingColumns(crate!, await storedIn(store.db))!;
      expect(columnsWithoutValue(crate!, added)).toEqual(Object.keys(added.columns));
    },
  );

  it('are kept for the time being in development, and gone at the next start', async () => {
    const { store } = await storeWith('');
    const more = crates('size: Int @sort room: Room @reference @filter');
    expect(await draftTables(store, more)).toEqual(['crates']);
    expect(await tableProblems(store.db, more, new Set())).toEqual([]);
    // The table itself is a draft as well here; its columns go first.
    await dropDrafts(store);
    expect(await draftTables(store, crates(''))).toEqual(['crates', 'rooms']);
    const problems = await tableProblems(store.db, more, new Set());
    expect(problems).toContain('crates: has no column size');
  });

  it('an index that a column lacks is kept for the time being as well', async () => {
    const { store } = await storeWith('note: String');
    await addRecordColumns(store.db as never, {
      ...{ table: 'crates', columns: { size: 'integer?' }, filled: {}, indexed: [], unique: [] },
    });
    const sorted = crates('note: String size: Int @sort');
    expect(await draftTables(store, sorted)).toEqual(['crates']);
    expect(await draftTables(store, sorted)).toEqual([]);
    await store.db.deleteFrom('storeFacts').where('name', '=', 'draft:crates').execute();
    await dropDrafts(store);
    expect(await tableProblems(store.db, sorted, new Set())).toContain(
      'crates: has no index that begins with size',
    );
  });
});

describe('a declared kind without its migration', () => {
  it('stops the start with the differences', async () => {
    await expect(startGateway({ sdl })).rejects.toThrow(
      'contracts: has no table\n  To draft what it lacks: npm run migration -- contracts',
    );
  });

  it('is kept for the time being in development, and gone at the next start', async () => {
    const { url, remove } = await freshDatabase(inject('databases'), 'migrated');
    const open = () => startGateway({ sdl, mocksMissing: true, reach: async () => url });
    const draft = await open();
    const token = await draft.tokenFor('EDITOR');
    await draft.graphql(CREATE, { input: given }, token);
    const { data } = await draft.graphql('{ contracts { totalCount } }', {}, token);
    expect(data!.contracts.totalCount).toBe(1);
    await draft.stop();
    const store = await openStore(url);
    await dropDrafts(store);
    await migrate(store);
    await store.close();
    const again = await open();
    const later = await again.graphql(
      '{ contracts { totalCount } }',
      {},
      await again.tokenFor('EDITOR'),
    );
    expect(later.data!.contracts.totalCount).toBe(0);
    await again.stop();
    await remove();
  });
});
