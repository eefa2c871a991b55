import { describe, expect, inject, it } from 'vitest';
import { openStore } from '../../database/open-store.ts';
import { migrate } from '../../database/migrate.ts';
import { contractsSdl as sdl, CREATE, GIVEN as given } from '../../testing/contracts.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway } from '../../testing/test-gateway.ts';
import { declarationsIn } from './declare.ts';
import { dropDrafts, draftTables, tableProblems } from './record-tables.ts';

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

describe('a declared kind without its migration', () => {
  it('stops the start with the differences', async () => {
    await expect(startGateway({ sdl })).rejects.toThrow('contracts: has no table');
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
