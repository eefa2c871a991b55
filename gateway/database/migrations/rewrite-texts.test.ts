import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { declarations } from '../../records/declarations.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway } from '../../testing/test-gateway.ts';
import { snakeCase } from '../naming.ts';
import type { Db, Store } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './migrations.ts';
import { rewrittenColumns, rewriteTexts } from './rewrite-texts.ts';

type Row = Record<string, unknown>;

const isKey = (name: string) =>
  name === 'search_text' ||
  (name.endsWith('_key') && !['due_key', 'pix_key', 'sound_key'].includes(name));

/** Returns, by table, the sort and search columns that the migration knows; it does not read the texts of later fields. */
async function keyColumns({ db }: Store): Promise<Map<string, string[]>> {
  const rewritten = rewrittenColumns();
  const tables = (await db.introspection.getTables()).filter(({ name }) => rewritten.has(name));
  const keys = tables.map(({ name, columns }) => {
    const written = (column: string) =>
      rewritten.get(name)!.has(column) && (column !== 'search_text' || hasNoLaterText(name));
    return [
      name,
      columns
        .map((column) => column.name)
        .filter(isKey)
        .filter(written),
    ] as const;
  });
  return new Map(keys.flatMap(([name, columns]) => (columns.length > 0 ? [[name, columns]] : [])));
}

const hasNoLaterText = (name: string) =>
  [...declarations.values()]
    .filter(({ many }) => snakeCase(many) === name)
    .flatMap(({ fields }) => fields.filter(({ isSearched }) => isSearched))
    .every(({ column }) => rewrittenColumns().get(name)!.has(snakeCase(column)));

const keysIn = async (db: Db, table: string, columns: readonly string[]) =>
  (
    await sql<Row>`select id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} order by id`.execute(db)
  ).rows;

it('writes of every kind what its rules write', async () => {
  const gateway = await startGateway({ isEmpty: true });
  const { store } = gateway;
  await seed(store, domains, { moment: SEEDED_AT, scale: 3 });
  const token = await gateway.tokenFor('SA');
  const made = async (input: object) => {
    const mutation = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }`;
    expect((await gateway.graphql(mutation, { input }, token)).errors).toBeUndefined();
  };
  const contacts = [
    { name: 'Łucja', email: 'lucja@oysteins.test', phone: '(11) 91234-5678' },
    { name: 'Ñandú', phone: '+351 912 345 678' },
  ];
  await made({ name: 'Øysteins 10', kind: 'company', tradeName: 'Ærø', contacts });
  await made({
    name: 'Ana',
    kind: 'person',
    city: 'São Luís',
    document: '52998224725',
    phone: '11987654321',
  });

  const tables = await keyColumns(store);
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining(['boards', 'customers', 'invoices', 'messages', 'users', 'views']),
  );
  const before = new Map<string, Row[]>();
  for (const [table, columns] of tables) {
    before.set(table, await keysIn(store.db, table, columns));
    const emptied = columns.map((column) => sql`${sql.ref(column)} = ''`);
    await sql`update ${sql.table(table)} set ${sql.join(emptied)}`.execute(store.db);
  }
  await rewriteTexts(store.db as never);
  for (const [table, columns] of tables) {
    expect([table, await keysIn(store.db, table, columns)]).toEqual([table, before.get(table)]);
  }
  await gateway.stop();
});

it('orders and finds what an older program wrote', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo('0077-created-numbers-of-owners');
  for (let index = 1; index <= 450; index += 1) {
    const title = `Quadro Ø ${index}`;
    await sql`insert into boards (id, title, search_text, version)
      values (${`b${index}`}, ${title}, ${title.toLowerCase()}, 1)`.execute(db);
  }
  await migrate(store);
  const { rows } = await sql<{ id: string; text: string }>`
    select id, search_text as text from boards order by title_key, id`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => `b${index + 1}`));
  expect(rows[8]!.text).toBe('quadro o 9');
  const found = await sql`select record_id from search_entries
    where kind = 'Board' and text = 'quadro o 450'`.execute(db);
  expect(found.rows).toHaveLength(1);
  await store.close();
});

it('leaves what was changed before to be undone', async () => {
  const gateway = await startGateway({ isEmpty: true });
  const token = await gateway.tokenFor('SA');
  const run = async (query: string) => {
    const { data, errors } = await gateway.graphql(query, {}, token);
    expect(errors).toBeUndefined();
    return data!;
  };
  await run('mutation { createLossReason(input: { id: "r", name: "Preço" }) { activityId } }');
  const { updateLossReason: changed } = await run(
    'mutation { updateLossReason(input: { id: "r", name: "Øre 9" }) { activityId } }',
  );
  const older = { nameKey: 'øre 9', searchText: 'øre 9' };
  await gateway.store.db.updateTable('lossReasons').set(older).where('id', '=', 'r').execute();
  await run(
    `mutation { restore(input: { activityId: "${changed.activityId}" }) { activity { id } } }`,
  );
  expect((await run('{ lossReason(id: "r") { name } }')).lossReason).toEqual({ name: 'Preço' });
  await gateway.stop();
});
