import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway } from '../../testing/store-under-test.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

const CHECK_OUT = `mutation ($input: CheckOutInput!) {
  checkOut(input: $input) { invoice { id } activityId }
}`;
const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { total } }
}`;
const CART = '{ cart { list { productId amount } } }';
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

const STOCK = 10;
const buyer = { name: 'Zélia Uchôa' };

let gateway: TestGateway;
let one: Product;
let other: Product;
beforeAll(async () => {
  gateway = await startGateway();
  const products = await gateway.store.db
    .selectFrom('products')
    .selectAll()
    .orderBy('sku')
    .execute();
  [one, other] = [products[0]!, products[1]!];
});
afterAll(() => gateway.stop());

let token: string;
beforeEach(async () => {
  token = await gateway.tokenFor('GUEST');
  for (const { id, priceCents } of [one, other]) {
    await setProduct(id, { totalUnit: STOCK, priceCents, isActive: 1 });
  }
});

interface Product {
  id: string;
  priceCents: number;
}

const setProduct = (
  id: string,
  columns: { totalUnit?: number; priceCents?: number; isActive?: 0 | 1 },
) => gateway.store.db.updateTable('products').set(columns).where('id', '=', id).execute();
const productOf = ({ id }: Product) =>
  gateway.store.db
    .selectFrom('products')
    .select(['totalUnit', 'priceCents', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const stockOf = async (product: Product) => (await productOf(product)).totalUnit;
const run = (query: string, variables: object = {}, as = token) =>
  gateway.graphql(query, variables, as);
const add = async ({ id }: Product, amount: number) =>
  (await run(ADD, { input: { productId: id, amount } })).data?.addToCart.cart.total as number;
const checkOut = (total: number) =>
  run(CHECK_OUT, { input: { idempotencyKey: 'a-key', total, buyer } });
const cart = async () => (await run(CART)).data?.cart;

describe('taking a check-out back', () => {
  it('is one step: the invoice goes, the cart and the stock are as they were', async () => {
    const { version } = await productOf(one);
    const total = await add(one, 2);
    await add(other, 1);
    const { data } = await checkOut(total + other.priceCents / 100);
    const { activityId, invoice } = data!.checkOut;
    // What happens in between stays.
    await setProduct(one.id, { totalUnit: STOCK - 5, priceCents: 777 });

    const refused = await run(RESTORE, { id: activityId });
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const admin = await gateway.tokenFor('ADMIN');
    expect((await run(RESTORE, { id: activityId }, admin)).errors).toBeUndefined();

    const found = await run('query ($id: ID!) { invoice(id: $id) { id } }', { id: invoice.id });
    expect(found.data?.invoice).toBeNull();
    expect((await cart()).list).toEqual([
      { productId: one.id, amount: 2 },
      { productId: other.id, amount: 1 },
    ]);
    expect(await productOf(one)).toEqual({
      totalUnit: STOCK - 3,
      priceCents: 777,
      version: version + 2,
    });
    expect(await stockOf(other)).toBe(STOCK);
    const again = await checkOut(total);
    expect(again.errors?.[0]).toMatchObject({
      message: 'This check-out was taken back',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('that has been taken back is refused when too few are left', async () => {
    const total = await add(one, 2);
    const { data } = await checkOut(total);
    const admin = await gateway.tokenFor('ADMIN');
    await run(RESTORE, { id: data?.checkOut.activityId }, admin);
    const query = 'query ($id: ID!) { history(of: $id, first: 1) { nodes { id action } } }';
    const [restoring] = (await run(query, { id: one.id })).data?.history.nodes as { id: string }[];
    await setProduct(one.id, { totalUnit: 1 });
    const { errors } = await run(RESTORE, { id: restoring!.id }, admin);
    expect(errors?.[0]).toMatchObject({
      message: 'Too few are left for this to be taken back',
      extensions: { code: 'CONFLICT' },
    });
    expect(await stockOf(one)).toBe(1);
  });
});
