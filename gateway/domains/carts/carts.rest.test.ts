import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CART_LIST = '/api/ecommerce/get-cart-list';

let gateway: TestGateway;
let products: { id: string }[];
beforeAll(async () => {
  gateway = await startGateway();
  const token = await gateway.tokenFor('GUEST');
  const url = '/api/ecommerce/get-product-list';
  products = (await gateway.call({ method: 'GET', url, token })).body as { id: string }[];
});
afterAll(() => gateway.stop());

let token: string;
let uid: string;
beforeEach(async () => {
  token = await gateway.tokenFor('GUEST');
  uid = (await gateway.graphql('{ me { id } }', {}, token)).data?.me.id as string;
});

const get = (query: string, body?: unknown, headers = {}) =>
  gateway.call({ method: 'GET', url: CART_LIST + query, body, token, headers });
const post = (name: string, body: object) =>
  gateway.call({ url: `/api/ecommerce/${name}`, body, token });
const inCart = (index: number, amount: number) => ({ ...products[index]!, amount });

describe('the cart list', () => {
  it('is empty when nothing is passed, whatever is in the cart', async () => {
    await post('add-to-cart', { uid, productId: products[0]!.id });
    for (const answer of [await get(''), await get('?data='), await get('', {})]) {
      expect(answer).toEqual({ status: 200, body: [] });
    }
  });

  it.each<[where: string, request: (uid: string) => ReturnType<typeof get>]>([
    ['as ?data=', (id) => get(`?data=${id}`)],
    ['as ?uid=', (id) => get(`?uid=${id}`)],
    ['as ?id=', (id) => get(`?id=${id}`)],
    ['as uid in a JSON body', (id) => get('', { uid: id })],
    ['as data in a JSON body', (id) => get('', { data: id })],
    ['as a JSON text', (id) => get('', `"${id}"`, { 'content-type': 'application/json' })],
    ['as a bare text', (id) => get('', id, { 'content-type': 'text/plain' })],
  ])('has each product with its amount when the uid comes %s', async (_where, request) => {
    await post('add-to-cart', { uid, productId: products[1]!.id });
    await post('add-to-cart', { uid, productId: products[0]!.id });
    await post('add-to-cart', { uid, productId: products[1]!.id });
    const list = [inCart(1, 2), inCart(0, 1)];
    expect(await request(uid)).toEqual({ status: 200, body: list });
  });

  it('has the fields of the specification, in its order', async () => {
    const { body } = await post('add-to-cart', { uid, productId: products[0]!.id });
    expect(Object.keys((body as object[])[0]!).join()).toBe(
      'id,imgUrl,price,totalUnit,title,category,brand,rating,freeShipping,description,amount',
    );
  });
});

describe('a change', () => {
  it('answers the cart list', async () => {
    const [one, other] = [products[0]!.id, products[1]!.id];
    const whole = async () => (await get(`?data=${uid}`)).body;

    expect((await post('add-to-cart', { uid, productId: one })).body).toEqual([inCart(0, 1)]);
    const added = await post('add-to-cart', { uid, productId: other });
    expect(added).toEqual({ status: 200, body: [inCart(0, 1), inCart(1, 1)] });
    expect(await whole()).toEqual(added.body);

    const updated = await post('update-cart-amount', { uid, productId: one, amount: 4 });
    expect(updated).toEqual({ status: 200, body: [inCart(0, 4), inCart(1, 1)] });
    expect(await whole()).toEqual(updated.body);

    const deleted = await post('delete-from-cart', { uid, productId: one });
    expect(deleted).toEqual({ status: 200, body: [inCart(1, 1)] });
    expect(await whole()).toEqual(deleted.body);
  });

  it('is what GraphQL shows, too', async () => {
    await post('add-to-cart', { uid, productId: products[2]!.id });
    await post('update-cart-amount', { uid, productId: products[2]!.id, amount: 5 });
    const query = '{ cart { list { productId amount } } }';
    const { data } = await gateway.graphql(query, {}, token);
    expect(data?.cart.list).toEqual([{ productId: products[2]!.id, amount: 5 }]);
  });

  it('knows no stock: any amount is taken, and one more is always one more', async () => {
    const { id: productId } = products[3]!;
    const amount = (products[3] as { totalUnit?: number }).totalUnit! + 1;
    await post('add-to-cart', { uid, productId, amount: 7 });
    const updated = await post('update-cart-amount', { uid, productId, amount });
    expect(updated).toEqual({ status: 200, body: [inCart(3, amount)] });
    const added = await post('add-to-cart', { uid, productId, mayExceedStock: false });
    expect(added).toEqual({ status: 200, body: [inCart(3, amount + 1)] });
  });

  it('of somebody else’s cart is a 404, and so is reading it', async () => {
    await post('add-to-cart', { uid, productId: products[0]!.id });
    const owner = { token, uid };
    token = await gateway.tokenFor('SA');
    const record = { uid: owner.uid, productId: products[0]!.id, amount: 9 };
    const refusal = { status: 404, body: { message: 'Cart not found' } };
    expect(await get(`?data=${owner.uid}`)).toEqual(refusal);
    for (const name of ['add-to-cart', 'delete-from-cart', 'update-cart-amount']) {
      expect(await post(name, record)).toEqual(refusal);
    }
    token = owner.token;
    expect((await get(`?data=${uid}`)).body).toEqual([inCart(0, 1)]);
  });

  it.each([
    ['add-to-cart', {}, 400, { productId: 'this field is required' }],
    ['add-to-cart', { productId: 'none' }, 404, undefined],
    ['delete-from-cart', {}, 400, { productId: 'this field is required' }],
    ['delete-from-cart', { productId: 'none' }, 404, undefined],
    ['update-cart-amount', { productId: 'none', amount: 1 }, 404, undefined],
    ['update-cart-amount', { productId: 'none' }, 400, { amount: 'this field is required' }],
    [
      'update-cart-amount',
      { productId: 'none', amount: -1 },
      400,
      { amount: 'must be between 1 and 1000' },
    ],
    ['update-cart-amount', { productId: 'none', amount: 0 }, 404, undefined],
    [
      'update-cart-amount',
      { productId: 'none', amount: 1.5 },
      400,
      { amount: 'is not a whole number' },
    ],
  ])('by %s of %j is a %i, and changes nothing', async (name, sent, status, fields) => {
    await post('add-to-cart', { uid, productId: products[0]!.id });
    const answer = await post(name, { uid, ...sent });
    expect(answer.status).toBe(status);
    expect((answer.body as { fields?: object }).fields).toEqual(fields);
    expect((await get(`?data=${uid}`)).body).toEqual([inCart(0, 1)]);
  });
});
