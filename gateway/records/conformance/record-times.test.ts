import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import { newProduct } from '../../testing/sample-products.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

async function answered(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const PRODUCT = 'product { id version createdAt updatedAt } activityId';
const create = async (sku: string) =>
  (
    await answered(
      `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ${PRODUCT} } }`,
      { input: { ...newProduct, sku } },
    )
  ).createProduct;
const update = async (input: object) =>
  (
    await answered(
      `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${PRODUCT} } }`,
      { input },
    )
  ).updateProduct;
const later = () => expect.poll(() => new Date().toISOString()).not.toBe(new Date().toISOString());

it('a record has the time of its creation and of its last change, also after an undo', async () => {
  const before = new Date().toISOString();
  const { product } = await create('T-1');
  expect(product.createdAt >= before).toBe(true);
  expect(product.updatedAt >= product.createdAt).toBe(true);
  await later();
  const { product: changed, activityId } = await update({ id: product.id, title: 'Outro' });
  expect(changed.createdAt).toBe(product.createdAt);
  expect(changed.updatedAt > product.updatedAt).toBe(true);
  await later();
  const { product: same } = await update({ id: product.id, title: 'Outro' });
  expect(same).toMatchObject({ version: 2, updatedAt: changed.updatedAt });
  await answered(
    'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
    {
      id: activityId,
    },
  );
  const { product: undone } = await answered(
    'query ($id: ID!) { product(id: $id) { version createdAt updatedAt } }',
    { id: product.id },
  );
  expect(undone).toMatchObject({ version: 3, createdAt: product.createdAt });
  expect(undone.updatedAt > changed.updatedAt).toBe(true);
});

it('a list is sorted and filtered by the last change, which the history does not tell', async () => {
  const [one, other] = [await create('T-2'), await create('T-3')];
  await later();
  const { product } = await update({ id: one.product.id, title: 'Novo' });
  const { products } = await answered(
    `query ($from: DateTime!) {
      products(filter: { updatedFrom: $from }, sort: { field: updatedAt, direction: descending }) {
        nodes { id }
      }
    }`,
    { from: other.product.createdAt },
  );
  const found = products.nodes.map(({ id }: { id: string }) => id);
  expect(found).toEqual([one.product.id, other.product.id]);
  const { history } = await answered(
    `query ($id: ID!) {
      history(of: $id, first: 1) { nodes { changes { fields { field } } } }
    }`,
    { id: product.id },
  );
  const [change] = history.nodes[0].changes;
  expect(change.fields.map(({ field }: { field: string }) => field)).toEqual(['title']);
});

it('demo records were last changed when their history says', async () => {
  const demo = await startGateway();
  const { rows } = await sql<{ own: string; told: string }>`
    select deals.updated_at as own, max(activities.at) as told
    from deals
    join activity_changes on activity_changes.record_id = deals.id
    join activities on activities.id = activity_changes.activity_id
    group by deals.id, deals.updated_at`.execute(demo.store.db);
  await demo.stop();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ own, told }) => own < told)).toEqual([]);
});

it('existing records get the times of their history', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  const provider = { getMigrations: async () => migrations };
  const before = Object.keys(migrations)
    .filter((name) => name < '0090')
    .at(-1)!;
  await new Migrator({ db, provider }).migrateTo(before);
  const rows = db as never as Kysely<Record<string, object>>;
  const reason = { searchText: '', position: 0, version: 1 };
  for (const id of ['known', 'unknown']) {
    await rows
      .insertInto('lossReasons')
      .values({ ...reason, id, name: id, nameKey: id })
      .execute();
  }
  for (const [position, at] of ['2026-01-02T03:04:05.000Z', '2026-02-03T04:05:06.000Z'].entries()) {
    const activity = { id: at, at, accountId: null, accountName: null, action: 'updated' };
    await rows
      .insertInto('activities')
      .values({ ...activity, kind: 'LossReason', title: '' })
      .execute();
    const change = { activityId: at, position, kind: 'LossReason', recordId: 'known' };
    await rows
      .insertInto('activityChanges')
      .values({ ...change, action: 'updated', title: '' })
      .execute();
  }
  const startedAt = new Date().toISOString();
  await migrate(store);
  const reasons = await db.selectFrom('lossReasons').selectAll().orderBy('id').execute();
  expect(reasons[0]).toMatchObject({
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-02-03T04:05:06.000Z',
  });
  expect(reasons[1]!.createdAt >= startedAt).toBe(true);
  expect(reasons[1]!.updatedAt).toBe(reasons[1]!.createdAt);
});
