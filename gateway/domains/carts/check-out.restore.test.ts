import { beforeAll, describe, expect, it } from 'vitest';
import { type SoldProduct, startShop, STOCK } from '../../testing/sample-shop.ts';

const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

const { gateway, products, run, add, checkOut, cart, setProduct, productOf, stockOf } = startShop();

let one: SoldProduct;
let other: SoldProduct;
beforeAll(() => {
  [one, other] = products();
});

describe('taking a check-out back', () => {
  it('is one step: the invoice goes, the cart and the stock are as they were', async () => {
    const { version } = await productOf(one);
    const total = await add(one, 2);
    await add(other, 1);
    const { data } = await checkOut(total + other.priceMillionths / 1_000_000);
    const { activityId, invoice } = data!.checkOut;
    // Undoing keeps changes made in between.
    await setProduct(one.id, { totalUnit: STOCK - 5, priceMillionths: 7_770_000 });

    const refused = await run(RESTORE, { id: activityId });
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const admin = await gateway().tokenFor('ADMIN');
    expect((await run(RESTORE, { id: activityId }, admin)).errors).toBeUndefined();

    const found = await run('query ($id: ID!) { invoice(id: $id) { id } }', { id: invoice.id });
    expect(found.data?.invoice).toBeNull();
    expect((await cart()).list).toEqual([
      { productId: one.id, amount: 2 },
      { productId: other.id, amount: 1 },
    ]);
    expect(await productOf(one)).toEqual({
      totalUnit: STOCK - 3,
      priceMillionths: 7_770_000,
      version: version + 2,
    });
    expect(await stockOf(other)).toBe(STOCK);
    const again = await checkOut(total);
    expect(again.errors?.[0]).toMatchObject({
      message: 'This checkout was undone',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('that has been taken back is refused when too few are left', async () => {
    const total = await add(one, 2);
    const { data } = await checkOut(total);
    const admin = await gateway().tokenFor('ADMIN');
    await run(RESTORE, { id: data?.checkOut.activityId }, admin);
    const query = 'query ($id: ID!) { history(of: $id, first: 1) { nodes { id action } } }';
    const [restoring] = (await run(query, { id: one.id })).data?.history.nodes as { id: string }[];
    await setProduct(one.id, { totalUnit: 1 });
    const { errors } = await run(RESTORE, { id: restoring!.id }, admin);
    expect(errors?.[0]).toMatchObject({
      message: 'Too few are left to undo this',
      extensions: { code: 'CONFLICT' },
    });
    expect(await stockOf(one)).toBe(1);
  });
});
