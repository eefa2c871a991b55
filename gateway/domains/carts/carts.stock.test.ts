import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { uid } } }';
const UPDATE = `mutation ($input: UpdateCartAmountInput!) {
  updateCartAmount(input: $input) { cart { uid } }
}`;
const OWN = '{ cart { list { productId amount } } }';

interface Product {
  id: string;
  title: string;
}

let gateway: TestGateway;
let mouse: Product;
let lamp: Product;
beforeAll(async () => {
  gateway = await startGateway();
  [mouse, lamp] = [await productOf('Mouse Seixo'), await productOf('Luminária Vaga-Lume')];
});
afterAll(() => gateway.stop());

let token: string;
beforeEach(async () => {
  token = await gateway.tokenFor('GUEST');
});

const productOf = (title: string) =>
  gateway.store.db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
const setStock = (id: string, totalUnit: number) =>
  gateway.store.db.updateTable('products').set({ totalUnit }).where('id', '=', id).execute();
const run = (query: string, input: object) => gateway.graphql(query, { input }, token);
const add = (productId: string) => run(ADD, { productId });

async function amounts() {
  const { data } = await gateway.graphql(OWN, {}, token);
  const list = data?.cart.list as { productId: string; amount: number }[];
  return list.map(({ productId, amount }) => [productId, amount]);
}

describe('the stock', () => {
  let id: string;
  beforeEach(async () => {
    id = mouse.id;
    await setStock(id, 3);
  });

  it('is the most that comes into a cart, at once or one by one', async () => {
    const { errors } = await run(ADD, { productId: id, amount: 4 });
    expect(errors?.[0]).toMatchObject({
      message: 'Only 3 of Mouse Seixo are in stock',
      extensions: { code: 'INVALID', fields: { amount: 'Only 3 of Mouse Seixo are in stock' } },
    });
    expect(await amounts()).toEqual([]);
    await run(ADD, { productId: id, amount: 3 });
    expect((await add(id)).errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(await amounts()).toEqual([[id, 3]]);
  });

  it('is the most that an amount is set to', async () => {
    await add(id);
    const { errors } = await run(UPDATE, { productId: id, amount: 4 });
    expect(errors?.[0]?.extensions?.fields).toEqual({
      amount: 'Only 3 of Mouse Seixo are in stock',
    });
    expect((await run(UPDATE, { productId: id, amount: 3 })).errors).toBeUndefined();
    expect(await amounts()).toEqual([[id, 3]]);
  });

  it.each([
    [1, 'Only 1 of Mouse Seixo is in stock'],
    [0, 'Mouse Seixo is sold out'],
  ])('of %i is told in a sentence', async (totalUnit, message) => {
    await setStock(id, totalUnit);
    const { errors } = await run(ADD, { productId: id, amount: 2 });
    expect(errors?.[0]?.message).toBe(message);
  });
});

describe('taking back', () => {
  const restore = (activityId: string) =>
    gateway.graphql(
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
      { id: activityId },
      token,
    );

  beforeEach(() => setStock(mouse.id, 100));

  it.each(['removeFromCart', 'clearCart'])(
    'what %s took out puts it where it was',
    async (field) => {
      const [one, other] = [mouse.id, lamp.id];
      await run(ADD, { productId: one, amount: 5 });
      await add(other);
      const input = field === 'clearCart' ? '{}' : `{ productId: "${one}" }`;
      const query = `mutation { ${field}(input: ${input}) { activityId } }`;
      const { data } = await gateway.graphql(query, {}, token);
      expect((await restore(data?.[field].activityId as string)).errors).toBeUndefined();
      expect(await amounts()).toEqual([
        [one, 5],
        [other, 1],
      ]);
    },
  );
});
