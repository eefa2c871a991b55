import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD = `mutation ($productId: ID!) {
  addToCart(input: { productId: $productId }) { cart { list { product { title } } total } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { id } }';

let gateway: TestGateway;
let productIds: string[];
beforeAll(async () => {
  gateway = await startGateway();
  const products = gateway.store.db.selectFrom('products').select('id').orderBy('sku');
  productIds = (await products.execute()).map(({ id }) => id);
});
afterAll(() => gateway.stop());

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const add = (productId: string, token: string) => gateway.graphql(ADD, { productId }, token);

async function amountsOf(token: string) {
  const { data } = await gateway.graphql('{ cart { list { productId amount } } }', {}, token);
  return data?.cart.list as { productId: string; amount: number }[];
}

describe('with several changes at once, a cart', () => {
  it('loses none of fifty additions of one product', async () => {
    const token = await gateway.tokenFor('GUEST');
    const [productId] = productIds;
    const answers = await times(50, () =>
      gateway.call({ url: '/api/ecommerce/add-to-cart', body: { productId }, token }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await amountsOf(token)).toEqual([{ productId, amount: 50 }]);
  });

  it('has every step of it on record, none twice', async () => {
    const token = await gateway.tokenFor('GUEST');
    const uid = (await gateway.graphql('{ me { id } }', {}, token)).data?.me.id as string;
    await times(10, () => add(productIds[0]!, token));
    const records = await gateway.store.db
      .selectFrom('activityChanges')
      .select(['before', 'after'])
      .where('recordId', '=', uid)
      .execute();
    const amountIn = (copy: string | null) =>
      (JSON.parse(copy ?? '') as { parts: { cartItems: { amount: number }[] } }).parts.cartItems[0]
        ?.amount ?? 0;
    const steps = records.map(({ before, after }) => [amountIn(before), amountIn(after)]);
    expect(steps.sort(([one = 0], [other = 0]) => one - other)).toEqual(
      Array.from({ length: 10 }, (_, index) => [index, index + 1]),
    );
  });

  it('takes each of twenty products in', async () => {
    const token = await gateway.tokenFor('GUEST');
    const wanted = productIds.slice(0, 20);
    await Promise.all(wanted.map((id) => add(id, token)));
    const added = await amountsOf(token);
    expect(added.map(({ productId }) => productId).sort()).toEqual(wanted.toSorted());
    expect(added.every(({ amount }) => amount === 1)).toBe(true);
  });
});

describe('a product that is deleted while others add it', () => {
  it('is in no cart afterwards, and nobody is told more than that it is not found', async () => {
    const admin = await gateway.tokenFor('ADMIN');
    const guests = await times(8, () => gateway.tokenFor('GUEST'));
    for (const id of productIds.slice(-5)) {
      const adding = guests.map((guest) => add(id, guest));
      const [deleted, ...added] = await Promise.all([
        gateway.graphql(DELETE, { id }, admin),
        ...adding,
      ]);
      expect(deleted?.errors).toBeUndefined();
      const codes = added.flatMap(({ errors }) => errors?.[0]?.extensions?.code ?? []);
      expect(codes).toEqual(codes.map(() => 'NOT_FOUND'));
    }
    for (const guest of guests) expect(await amountsOf(guest)).toEqual([]);
  });
});
