import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../seed/random.ts';
import { importCsv } from '../../testing/csv-files.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { newProduct } from '../../testing/sample-products.ts';
import { stockEntries } from '../../database/migrations/0040-stock-entries.ts';
import { products } from './products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);
const run = async (query: string, variables: object = {}) => {
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data!;
};
const change = async (mutation: string, input: object, answer = 'activityId') =>
  (
    await run(
      `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) {
        ${mutation}(input: $input) { ${answer} }
      }`,
      { input },
    )
  )[mutation];
const restore = (activityId: string) => change('restore', { activityId }, 'activity { id }');

const makeProduct = async (totalUnit: number) =>
  (await change('createProduct', { ...newProduct, totalUnit }, 'product { id sku }')).product as {
    id: string;
    sku: string;
  };

const ENTRIES = `query ($id: ID!) { product(id: $id) {
  totalUnit stockEntries { amount stock reason note documentKind documentTitle by { name } }
} }`;
const entriesOf = async (id: string) =>
  (await run(ENTRIES, { id })).product.stockEntries as Record<string, unknown>[];

async function checkOut(productId: string) {
  await change('clearCart', {}, 'cart { count }');
  const { cart } = await change('addToCart', { productId }, 'cart { total }');
  const buyer = { name: 'Zélia Uchôa', address: 'Rua do Sol, 12' };
  const input = { idempotencyKey: crypto.randomUUID(), total: cart.total, buyer };
  return change('checkOut', input, 'activityId invoice { orderNo }');
}

const bring = (rows: readonly (readonly [sku: string, totalUnit: number])[]) =>
  importCsv(gateway, 'products', ['SKU,Stock', ...rows.map(String)].join('\n'), {
    token,
    mapping: { SKU: 'sku', Stock: 'totalUnit' },
  });

it('tells of each change: how many, why, what caused it, who, and what it left', async () => {
  const { id } = await makeProduct(20);
  await change('updateProduct', { id, totalUnit: 18 });
  await change('updateProduct', { id, title: 'Rádio de mesa' });
  const given = { productId: id, by: -3, reason: 'loss', note: ' Caiu da estante. ' };
  const { activityId } = await change('adjustStock', given);
  const { invoice } = await checkOut(id);
  await restore(activityId);
  const { me } = await run('{ me { name } }');
  const none = { note: '', documentKind: null, documentTitle: null, by: { name: me.name } };
  expect(await entriesOf(id)).toEqual([
    { ...none, amount: 3, stock: 17, reason: 'undo' },
    {
      ...none,
      amount: -1,
      stock: 14,
      reason: 'sale',
      documentKind: 'Invoice',
      documentTitle: invoice.orderNo,
    },
    { ...none, amount: -3, stock: 15, reason: 'loss', note: 'Caiu da estante.' },
    { ...none, amount: -2, stock: 18, reason: 'correction' },
    { ...none, amount: 20, stock: 20, reason: 'initial' },
  ]);
});

describe('adjusting the stock', () => {
  it.each([
    [{ by: 0 }, { by: 'must not be 0' }],
    [{ by: -6 }, { by: 'would make the stock -1; it must be between 0 and 1000000' }],
    [
      { by: 1, reason: 'undo' },
      { reason: 'must be one of: purchase, sale, return, correction, loss, transfer' },
    ],
    [{ by: 1, note: 'x'.repeat(501) }, { note: 'must be at most 500 characters long' }],
  ])('by %j is refused', async (given, fields) => {
    const { id: productId } = await makeProduct(5);
    const { errors } = await ask(
      'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { activityId } }',
      { input: { productId, reason: 'loss', ...given } },
    );
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
    expect(await entriesOf(productId)).toHaveLength(1);
  });
});

async function expectSums() {
  const { db } = gateway.store;
  const entries = await db.selectFrom('stockEntries').selectAll().orderBy('id').execute();
  const sums = new Map<string, number>();
  for (const { productId, amount, stock } of entries) {
    sums.set(productId, (sums.get(productId) ?? 0) + amount);
    expect(stock).toBe(sums.get(productId));
  }
  const products = await db.selectFrom('products').select(['id', 'totalUnit']).execute();
  expect(products.map(({ id }) => [id, sums.get(id) ?? 0])).toEqual(
    products.map(({ id, totalUnit }) => [id, totalUnit]),
  );
}

it('the entries come to the stock, whatever way it was changed', async () => {
  const random = randomFrom(41);
  const made = [await makeProduct(50), await makeProduct(0), await makeProduct(50)];
  const undoable: string[] = [];
  const some = () => random.pick(made);
  const amount = () => random.whole(10, 60);
  const patched = async (id: string) => {
    const url = `/api/records/products/${id}`;
    const headers = { authorization: `Bearer ${token}` };
    const payload = JSON.stringify({ totalUnit: amount() });
    const { statusCode } = await gateway.app.inject({ method: 'PATCH', url, headers, payload });
    expect(statusCode).toBe(200);
  };
  const doors: (() => Promise<{ activityId: string } | void>)[] = [
    () => change('updateProduct', { id: some().id, totalUnit: amount(), rating: 4 }),
    () =>
      change('adjustStock', { productId: some().id, by: random.whole(1, 5), reason: 'purchase' }),
    () => patched(some().id),
    async () => {
      const { done } = await bring([
        [some().sku, amount()],
        [`NEW-${random.whole(0, 1_000_000)}`, amount()],
      ]);
      return { activityId: done!.activityId! };
    },
    () => {
      const [one, other] = made;
      const rows = [one!, other!].map(({ id }) => ({ id, totalUnit: amount() }));
      return change('updateProducts', { rows });
    },
    () => change('updateProducts', { filter: {}, changes: { totalUnit: amount() } }),
    async () => {
      const { id } = some();
      await change('adjustStock', { productId: id, by: 1, reason: 'return' });
      return checkOut(id);
    },
    async () => {
      const { activityId } = await change('deleteProduct', { id: some().id });
      await restore(activityId);
    },
    async () => {
      const last = undoable.pop();
      if (last)
        await ask(
          'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
          { id: last },
        );
    },
  ];
  for (let step = 0; step < 45; step += 1) {
    const changed = await doors[step % doors.length]!();
    if (changed) undoable.push(changed.activityId);
    await expectSums();
  }
});

const initialEntries = async ({ store: { db } }: TestGateway) =>
  db
    .selectFrom('products')
    .leftJoin('stockEntries', 'productId', 'products.id')
    .select(['totalUnit', 'stock', 'amount', 'reason'])
    .execute();

it('begins with what every product has, and had before there were entries', async () => {
  const seeded = await startGateway();
  const demo = await initialEntries(seeded);
  const { db } = seeded.store;
  await db.schema.dropTable('stock_entries').execute();
  await stockEntries.up(db);
  const migrated = await initialEntries(seeded);
  const { count } = (await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst())!;
  await seeded.stop();
  for (const entries of [demo, migrated]) {
    expect(entries).toHaveLength(Number(count));
    for (const { totalUnit, ...entry } of entries) {
      expect(entry).toEqual({ stock: totalUnit, amount: totalUnit, reason: 'initial' });
    }
  }
});

it('loses the entries of a product once no history can bring it back', async () => {
  const { id } = await makeProduct(9);
  const kept = () =>
    gateway.store.db.selectFrom('stockEntries').where('productId', '=', id).select('id').execute();
  const removeOld = () => products.retentions![0]!.removeSome(gateway.store.db, '9999');
  const { activityId } = await change('deleteProduct', { id });
  await removeOld();
  expect(await kept()).toHaveLength(1);
  await change('purge', { activityId }, '__typename');
  await removeOld();
  expect(await kept()).toHaveLength(0);
});
