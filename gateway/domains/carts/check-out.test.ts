import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyer, type SoldProduct, startShop, STOCK } from '../../testing/sample-shop.ts';

const INVOICES = '{ invoices { totalCount } }';

const { gateway, products, run, add, checkOut, cart, setProduct, productOf, stockOf } = startShop();

let one: SoldProduct;
let other: SoldProduct;
beforeAll(() => {
  [one, other] = products();
});

const invoiceCount = async () => (await run(INVOICES)).data?.invoices.totalCount as number;
const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('a check-out', () => {
  it('turns the cart into an invoice that comes to the same, and takes it from the stock', async () => {
    await add(one, 2);
    const total = await add(other, 3);
    const { version } = await productOf(one);
    const { data, errors } = await checkOut(total);
    expect(errors).toBeUndefined();
    expect(data?.checkOut).toMatchObject({
      invoice: {
        orderNo: expect.stringMatching(/^INV-\d{6}$/),
        status: 'pending',
        currency: '$',
        vat: 10,
        buyer,
        seller: { name: 'Retaguarda Comércio Ltda.' },
        items: [
          { name: one.title, unit: 2, price: one.priceMillionths / 1_000_000 },
          { name: other.title, unit: 3, price: other.priceMillionths / 1_000_000 },
        ],
        total: (2 * one.priceMillionths + 3 * other.priceMillionths) / 1_000_000,
      },
      cart: { list: [], total: 0, count: 0 },
    });
    expect(await productOf(one)).toMatchObject({ totalUnit: STOCK - 2, version: version + 1 });
    expect(await stockOf(other)).toBe(STOCK - 3);
    expect((await cart()).list).toEqual([]);
  });

  it('done again with the same key answers the same invoice', async () => {
    const total = await add(one, 2);
    const first = await checkOut(total);
    const count = await invoiceCount();
    await add(one, 1);
    expect((await checkOut(total)).data?.checkOut).toMatchObject({
      invoice: first.data?.checkOut.invoice,
      activityId: first.data?.checkOut.activityId,
    });
    expect(await invoiceCount()).toBe(count);
    expect(await stockOf(one)).toBe(STOCK - 2);
    expect((await cart()).list).toEqual([{ productId: one.id, amount: 1 }]);
  });

  it('twenty times at once makes one invoice, and each answer is it', async () => {
    const total = await add(one, 2);
    const count = await invoiceCount();
    const answers = await times(20, () => checkOut(total));
    const ids = new Set(answers.map(({ data }) => data?.checkOut.invoice.id as string));
    expect([...ids]).toEqual([expect.any(String)]);
    expect(await invoiceCount()).toBe(count + 1);
    expect(await stockOf(one)).toBe(STOCK - 2);
  });

  it('with as many keys at once makes one invoice, and the others find the cart empty', async () => {
    const total = await add(one, 2);
    const count = await invoiceCount();
    const answers = await times(10, (index) => checkOut(total, { idempotencyKey: `key-${index}` }));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();
    expect(codes).toEqual([...Array<string>(9).fill('INVALID'), 'done']);
    expect(await invoiceCount()).toBe(count + 1);
    expect(await stockOf(one)).toBe(STOCK - 2);
  });

  it('of many buyers at once sells no more than there is', async () => {
    const buyers = await times(8, () => gateway().tokenFor('GUEST'));
    let total = 0;
    for (const each of buyers) {
      await add(other, 1, each);
      total = await add(one, 3, each);
    }
    const answers = await Promise.all(buyers.map((each) => checkOut(total, {}, each)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();
    expect(codes).toEqual([...Array<string>(5).fill('INVALID'), 'done', 'done', 'done']);
    expect(await stockOf(one)).toBe(STOCK - 9);
    expect(await stockOf(other)).toBe(STOCK - 3);
  });
});

describe('a check-out is refused, and changes nothing,', () => {
  const expectNothing = async (amount: number) => {
    expect((await cart()).list).toEqual([{ productId: one.id, amount }]);
    expect(await invoiceCount()).toBe(count);
  };
  let count: number;
  let total: number;
  beforeEach(async () => {
    count = await invoiceCount();
    total = await add(one, 2);
  });

  it('when a price is another, with the cart as it now is', async () => {
    await setProduct(one.id, { priceMillionths: 10_000_000 });
    const { errors } = await checkOut(total);
    expect(errors?.[0]).toMatchObject({
      message: `The cart total is now $ 20.00, not $ ${total.toFixed(2)}`,
      extensions: {
        code: 'CONFLICT',
        current: { total: 20, list: [{ amount: 2, product: { price: 10 } }] },
      },
    });
    await expectNothing(2);
    expect((await checkOut(20)).errors).toBeUndefined();
  });

  it('when there is less in stock', async () => {
    await setProduct(one.id, { totalUnit: 1 });
    const { errors } = await checkOut(total);
    const problem = `Only 1 of ${one.title} is in stock`;
    expect(errors?.[0]).toMatchObject({
      message: problem,
      extensions: { code: 'INVALID', fields: { 'list.0.amount': problem } },
    });
    await expectNothing(2);
    expect(await stockOf(one)).toBe(1);
  });

  it('when something is not sold any more', async () => {
    await setProduct(one.id, { isActive: 0 });
    const { errors } = await checkOut(total);
    expect(errors?.[0]?.extensions?.fields).toEqual({
      'list.0.productId': `${one.title} is no longer sold`,
    });
    await expectNothing(2);
  });

  it.each([
    [{ buyer: { name: ' ' } }, { 'buyer.name': 'this field is required' }],
    [{ idempotencyKey: '' }, { idempotencyKey: 'this field is required' }],
    [{ idempotencyKey: 'x'.repeat(65) }, { idempotencyKey: 'must be at most 64 characters long' }],
  ])('for %j', async (input, fields) => {
    const { errors } = await checkOut(total, input);
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
    await expectNothing(2);
    expect(await stockOf(one)).toBe(STOCK);
  });

  it('for somebody else’s cart', async () => {
    const uid = (await cart()).uid as string;
    const { errors } = await checkOut(total, { uid }, await gateway().tokenFor('SA'));
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    await expectNothing(2);
  });

  it('when the cart is empty', async () => {
    const { errors } = await checkOut(0, {}, await gateway().tokenFor('GUEST'));
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INVALID',
      fields: { list: 'The cart is empty' },
    });
  });
});
