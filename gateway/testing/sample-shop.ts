import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startGateway, type TestGateway } from './test-gateway.ts';

const CHECK_OUT = `mutation ($input: CheckOutInput!) {
  checkOut(input: $input) {
    invoice { id orderNo status currency vat buyer { name address } seller { name } items { name unit price } total }
    cart { list { productId } total count }
    activityId
  }
}`;
const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { total } }
}`;
const CART = '{ cart { uid total list { productId amount } } }';

/** The stock of each product when a test begins. */
export const STOCK = 10;

export const buyer = { name: 'Zélia Uchôa', address: 'Rua do Sol, 12, Recife, PE' };

export interface SoldProduct {
  id: string;
  title: string;
  priceMillionths: number;
}

/** Starts a gateway with two products in stock, and a new guest for each test. */
export function startShop() {
  let gateway: TestGateway;
  let products: [SoldProduct, SoldProduct];
  let token: string;
  beforeAll(async () => {
    gateway = await startGateway();
    const all = await gateway.store.db.selectFrom('products').selectAll().orderBy('sku').execute();
    products = [all[0]!, all[1]!];
  });
  beforeEach(async () => {
    token = await gateway.tokenFor('GUEST');
    for (const { id, priceMillionths } of products) {
      await setProduct(id, { totalUnit: STOCK, priceMillionths, isActive: 1 });
    }
  });
  afterAll(() => gateway.stop());

  const setProduct = (
    id: string,
    columns: { totalUnit?: number; priceMillionths?: number; isActive?: 0 | 1 },
  ) => gateway.store.db.updateTable('products').set(columns).where('id', '=', id).execute();
  const productOf = ({ id }: SoldProduct) =>
    gateway.store.db
      .selectFrom('products')
      .select(['totalUnit', 'priceMillionths', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const run = (query: string, variables: object = {}, as = token) =>
    gateway.graphql(query, variables, as);

  return {
    gateway: () => gateway,
    products: () => products,
    setProduct,
    productOf,
    stockOf: async (product: SoldProduct) => (await productOf(product)).totalUnit,
    run,
    add: async ({ id }: SoldProduct, amount: number, as = token) => {
      const { data } = await run(ADD, { input: { productId: id, amount } }, as);
      return data?.addToCart.cart.total as number;
    },
    checkOut: (total: number, input: object = {}, as = token) =>
      run(CHECK_OUT, { input: { idempotencyKey: 'a-key', total, buyer, ...input } }, as),
    cart: async () => (await run(CART)).data?.cart,
  };
}
