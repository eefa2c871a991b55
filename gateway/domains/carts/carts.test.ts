import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CART = 'uid list { productId amount product { id price } } total count';
const OWN = `query ($uid: ID) { cart(uid: $uid) { ${CART} } }`;
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { ${CART} } } }`;
const REMOVE = `mutation ($input: RemoveFromCartInput!) {
  removeFromCart(input: $input) { cart { ${CART} } }
}`;
const UPDATE = `mutation ($input: UpdateCartAmountInput!) {
  updateCartAmount(input: $input) { cart { ${CART} } }
}`;
const CLEAR = `mutation ($input: ClearCartInput!) { clearCart(input: $input) { cart { ${CART} } } }`;

let gateway: TestGateway;
let products: { id: string; priceMillionths: number }[];
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  const fivefold = 5;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: fivefold });
  products = await gateway.store.db.selectFrom('products').selectAll().orderBy('sku').execute();
});
afterAll(() => gateway.stop());

/** The token of an account whose cart was never changed. */
let token: string;
let uid: string;
beforeEach(async () => {
  token = await gateway.tokenFor('GUEST');
  uid = (await gateway.graphql('{ me { id } }', {}, token)).data?.me.id as string;
});

const run = (query: string, input: object) => gateway.graphql(query, { input }, token);
const add = (productId: string) => run(ADD, { productId });
const own = async () => (await gateway.graphql(OWN, {}, token)).data?.cart as Cart;
const amounts = async () => (await own()).list.map(({ productId, amount }) => [productId, amount]);
const codeOf = ({ errors }: Awaited<ReturnType<typeof run>>) => errors?.[0]?.extensions?.code;

interface Cart {
  uid: string;
  list: { productId: string; amount: number }[];
  total: number;
}

const setProduct = (id: string, columns: { isActive?: 0 | 1; priceMillionths?: number }) =>
  gateway.store.db.updateTable('products').set(columns).where('id', '=', id).execute();

describe('a cart', () => {
  it('is there, and empty, before anything comes in', async () => {
    expect(await own()).toEqual({ uid, list: [], total: 0, count: 0 });
  });

  it('holds the two products of the demo data for the SA account', async () => {
    const credentials = { email: 'sa@retaguarda.test', password: 'retaguarda' };
    const { body } = await gateway.call({ url: '/api/auth/login', body: credentials });
    token = (body as { accessToken: string }).accessToken;
    const [first, second] = await amounts();
    expect([first, second]).toEqual([
      [products[0]!.id, 1],
      [products[1]!.id, 1],
    ]);
  });

  it('comes to what its products cost now, exact to the cent', async () => {
    const [one, other] = [products[0]!, products[1]!];
    await add(one.id);
    await add(other.id);
    await run(UPDATE, { productId: one.id, amount: 3 });
    await setProduct(one.id, { priceMillionths: 100_000 });
    expect(await own()).toMatchObject({
      total: (300_000 + other.priceMillionths) / 1_000_000,
      count: 4,
    });
    await setProduct(one.id, { priceMillionths: 12_500 });
    // Three for 0.0125 each are 0.0375, which the invoice's line rounds to 0.04.
    expect(await own()).toMatchObject({ total: (40_000 + other.priceMillionths) / 1_000_000 });
    await setProduct(one.id, { priceMillionths: one.priceMillionths });
  });
});

describe('adding to a cart', () => {
  it('brings a product in with an amount of 1, and counts it up from then on', async () => {
    const [one, other] = [products[5]!.id, products[2]!.id];
    const { data } = await add(one);
    expect(data?.addToCart.cart).toMatchObject({ uid, list: [{ productId: one, amount: 1 }] });
    await add(other);
    await add(one);
    expect(await amounts()).toEqual([
      [one, 2],
      [other, 1],
    ]);
    await run(REMOVE, { productId: one });
    await add(one);
    expect(await amounts()).toEqual([
      [other, 1],
      [one, 1],
    ]);
  });

  it('refuses a product that is unknown or not active', async () => {
    const { id } = products[3]!;
    await setProduct(id, { isActive: 0 });
    expect(codeOf(await add(id))).toBe('NOT_FOUND');
    await setProduct(id, { isActive: 1 });
    expect(codeOf(await add('none'))).toBe('NOT_FOUND');
    expect(await amounts()).toEqual([]);
  });

  it('refuses more than 1,000 of a product', async () => {
    const { id } = products[0]!;
    await add(id);
    await run(UPDATE, { productId: id, amount: 1_000, mayExceedStock: true });
    const { errors } = await add(id);
    const fields = { amount: 'must be between 1 and 1000' };
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
    expect(await amounts()).toEqual([[id, 1_000]]);
  });

  it('refuses more than 100 products, and takes one more of those', async () => {
    const ids = products.slice(0, 100).map(({ id }) => id);
    await add(ids[0]!);
    const rows = ids.slice(1).map((productId, index) => ({
      cartId: uid,
      productId,
      amount: 1,
      position: index + 1,
    }));
    await gateway.store.db.insertInto('cartItems').values(rows).execute();
    const { errors } = await add(products[100]!.id);
    const fields = { productId: 'exceeds the limit of 100 products in the cart' };
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
    expect((await add(ids[99]!)).errors).toBeUndefined();
    expect(await amounts()).toEqual(ids.map((id, index) => [id, index === 99 ? 2 : 1]));
  });
});

describe('changing what is in a cart', () => {
  it('sets an amount', async () => {
    const { id } = products[0]!;
    await add(id);
    const { data } = await run(UPDATE, { productId: id, amount: 7 });
    expect(data?.updateCartAmount.cart.list).toMatchObject([{ productId: id, amount: 7 }]);
    expect(await amounts()).toEqual([[id, 7]]);
  });

  it.each([0, -1, 1_001])('refuses an amount of %i', async (amount) => {
    const { id } = products[0]!;
    await add(id);
    const { errors } = await run(UPDATE, { productId: id, amount });
    const fields = { amount: 'must be between 1 and 1000' };
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
    expect(await amounts()).toEqual([[id, 1]]);
  });

  it('refuses a product that is not in it', async () => {
    const productId = products[0]!.id;
    expect(codeOf(await run(UPDATE, { productId, amount: 1 }))).toBe('NOT_FOUND');
    expect(codeOf(await run(REMOVE, { productId }))).toBe('NOT_FOUND');
  });

  it('takes out a product that is not active any more, but sets no amount of it', async () => {
    const { id } = products[3]!;
    await add(id);
    await setProduct(id, { isActive: 0 });
    expect(codeOf(await run(UPDATE, { productId: id, amount: 2 }))).toBe('NOT_FOUND');
    expect(await amounts()).toEqual([[id, 1]]);
    const { data } = await run(REMOVE, { productId: id });
    expect(data?.removeFromCart.cart.list).toEqual([]);
    await setProduct(id, { isActive: 1 });
  });

  it('takes everything out', async () => {
    await add(products[0]!.id);
    await add(products[1]!.id);
    const { data } = await run(CLEAR, {});
    expect(data?.clearCart.cart).toEqual({ uid, list: [], total: 0, count: 0 });
    expect((await run(CLEAR, {})).errors).toBeUndefined();
  });

  it('leaves a record of it with the account whose cart it is', async () => {
    const { id } = products[0]!;
    await add(id);
    await run(UPDATE, { productId: id, amount: 4 });
    const records = await gateway.store.db
      .selectFrom('activityChanges')
      .innerJoin('activities', 'activities.id', 'activityId')
      .select(['activityChanges.kind', 'activityChanges.action', 'ownerId', 'before', 'after'])
      .where('recordId', '=', uid)
      .orderBy('number')
      .execute();
    const itemsIn = (copy: string | null) =>
      (JSON.parse(copy ?? '') as { parts: { cartItems: object[] } }).parts.cartItems;
    expect(
      records.map(({ before, after, ...record }) => [record, itemsIn(before), itemsIn(after)]),
    ).toMatchObject([
      [{ kind: 'Cart', action: 'updated', ownerId: uid }, [], [{ amount: 1 }]],
      [{ kind: 'Cart', action: 'updated', ownerId: uid }, [{ amount: 1 }], [{ amount: 4 }]],
    ]);
  });
});

describe('a product that is deleted', () => {
  it('leaves every cart', async () => {
    const { id } = products[110]!;
    await add(id);
    const query = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { id } }';
    const { errors } = await gateway.graphql(query, { id }, await gateway.tokenFor('ADMIN'));
    expect(errors).toBeUndefined();
    expect(await own()).toEqual({ uid, list: [], total: 0, count: 0 });
  });
});

describe('somebody else’s cart', () => {
  it('answers as if it did not exist, and stays as it is', async () => {
    const { id } = products[0]!;
    await add(id);
    const before = await own();
    const owner = { token, uid };
    token = await gateway.tokenFor('SA');
    await add(id);
    const productId = id;
    const answers = [
      await gateway.graphql(OWN, { uid: owner.uid }, token),
      await run(ADD, { uid: owner.uid, productId }),
      await run(REMOVE, { uid: owner.uid, productId }),
      await run(UPDATE, { uid: owner.uid, productId, amount: 9 }),
      await run(CLEAR, { uid: owner.uid }),
    ];
    const unknown = await gateway.graphql(OWN, { uid: 'nobody' }, token);
    for (const { data, errors } of answers) {
      expect(data).toBeNull();
      expect(errors?.[0]?.message).toBe('Cart not found');
      expect(errors?.[0]?.extensions).toEqual(unknown.errors?.[0]?.extensions);
    }
    expect(await amounts()).toEqual([[id, 1]]);
    token = owner.token;
    expect(await own()).toEqual(before);
  });
});
