import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newProduct } from '../../testing/sample-products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const UPDATE = `mutation ($input: UpdateProductsInput!) {
  updateProducts(input: $input) { count skippedCount activityId }
}`;
const DELETE = `mutation ($input: DeleteProductsInput!) {
  deleteProducts(input: $input) { count activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LIST = `{ products(first: 100, sort: { field: title }) {
  totalCount nodes { id title price totalUnit category isActive version }
} }`;

interface Stored {
  id: string;
  price: number;
  totalUnit: number;
  category: string;
  isActive: boolean;
  version: number;
}

let gateway: TestGateway;
let admin: string;
let editor: string;

beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  admin = await gateway.tokenFor('ADMIN');
  editor = await gateway.tokenFor('EDITOR');
  for (const [id, price] of Object.entries({ a: 10, b: 0.05, c: 199.9 })) {
    const input = { ...newProduct, id, title: id, price, totalUnit: 7, isActive: id !== 'c' };
    const query = `mutation ($input: CreateProductInput!) {
      createProduct(input: $input) { product { id } }
    }`;
    await gateway.graphql(query, { input }, editor);
  }
});
afterEach(() => gateway.stop());

const ask = (query: string, input: object, token = editor) =>
  gateway.graphql(query, { input }, token);
const restore = (id: string, token = editor) => gateway.graphql(RESTORE, { id }, token);
const update = async (input: object) => {
  const { data, errors } = await ask(UPDATE, input);
  expect(errors).toBe(undefined);
  return data!.updateProducts as { count: number; skippedCount: number; activityId: string };
};

async function stored(): Promise<Stored[]> {
  return (await gateway.graphql(LIST, {}, admin)).data?.products.nodes as Stored[];
}
const prices = async () => (await stored()).map(({ price }) => price);
const withoutVersions = (products: Stored[]) =>
  products.map(({ version: _version, ...product }) => product);

describe('changing several products alike', () => {
  it('changes what is given in one step, which one undo takes back', async () => {
    const before = await stored();
    const price = { direction: 'raise', percent: 12.5 };
    const changes = { price, totalUnit: 0, category: 'fashion', isActive: false };
    const { count, activityId } = await update({ filter: {}, changes });
    expect(count).toBe(3);
    expect(await stored()).toMatchObject(
      [11.25, 0.06, 224.89].map((each) => ({
        price: each,
        totalUnit: 0,
        category: 'fashion',
        isActive: false,
        version: 2,
      })),
    );
    const changed = await gateway.store.db.selectFrom('activities').selectAll().execute();
    expect(changed.filter(({ action }) => action === 'updated')).toHaveLength(1);
    expect((await restore(activityId)).errors).toBe(undefined);
    expect(withoutVersions(await stored())).toEqual(withoutVersions(before));
  });

  it('takes whatever is not each product’s own, and null empties what may be without a value', async () => {
    const details = async () =>
      (
        await gateway.graphql(
          '{ products { nodes { brand cost freeShipping rating } } }',
          {},
          admin,
        )
      ).data!.products.nodes as object[];
    const changes = { brand: ' Nova ', freeShipping: true, rating: 2 };
    await update({ filter: {}, changes: { ...changes, cost: 3.5 } });
    const alike = { ...changes, brand: 'Nova' };
    expect(await details()).toEqual(Array(3).fill({ ...alike, cost: 3.5 }));
    await update({ ids: ['a'], changes: { cost: null, rating: null } });
    expect(await details()).toContainEqual({ ...alike, cost: null });
    for (const own of ['title', 'sku', 'imgUrl', 'description', 'morePictures']) {
      const { errors } = await ask(UPDATE, { filter: {}, changes: { [own]: '' } });
      expect([own, errors?.[0]?.message]).toEqual([own, 'is not a known field']);
    }
  });

  it('takes an amount off those that are chosen', async () => {
    const price = { direction: 'lower', amount: 0.9 };
    await update({ ids: ['a', 'c', 'none'], changes: { price } });
    expect(await prices()).toEqual([9.1, 0.05, 199]);
  });

  it('leaves those alone that have the values, and says how many', async () => {
    expect(await update({ filter: {}, changes: { isActive: true } })).toMatchObject({
      count: 1,
      skippedCount: 2,
    });
    expect((await stored()).map(({ version }) => version)).toEqual([1, 1, 2]);
    const { errors } = await ask(UPDATE, { filter: {}, changes: { isActive: true } });
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('changes none when the rules refuse one, which it names', async () => {
    const price = { direction: 'lower', amount: 5 };
    const { errors } = await ask(UPDATE, { filter: {}, changes: { price } });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INVALID',
      fields: { 'changes.price': 'b: must be between 0 and 10000000' },
    });
    expect(await prices()).toEqual([10, 0.05, 199.9]);
  });

  it('works for 1,000 in one step, and is refused for more', async () => {
    const one = await gateway.store.db.selectFrom('products').selectAll().executeTakeFirst();
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      ...one!,
      id: `m${index}`,
      sku: `M-${index}`,
      searchText: index === 1_000 ? 'many last' : 'many',
    }));
    for (let from = 0; from < many.length; from += 500) {
      await gateway.store.db
        .insertInto('products')
        .values(many.slice(from, from + 500))
        .execute();
    }
    const changes = { price: { direction: 'raise', amount: 1 } };
    const { errors } = await ask(UPDATE, { filter: { text: 'many' }, changes });
    expect(errors?.[0]?.extensions?.fields).toEqual({
      filter: 'must match at most 1000 records',
    });
    const rows = many.slice(1).map(({ id }, index) => ({ id, price: index + 0.5 }));
    const { count, activityId } = await update({ rows });
    expect(count).toBe(1_000);
    expect((await restore(activityId)).errors).toBe(undefined);
  });
});

describe('changing several products one by one', () => {
  it('gives each its own values in one step, which one undo takes back', async () => {
    const before = await stored();
    const rows = [
      { id: 'c', price: 0.01, version: 1 },
      { id: 'a', price: 10, totalUnit: 7 },
      { id: 'b', totalUnit: 3, isActive: false },
    ];
    const { count, skippedCount, activityId } = await update({ rows });
    expect({ count, skippedCount }).toEqual({ count: 2, skippedCount: 1 });
    expect(await stored()).toMatchObject([
      { version: 1 },
      { price: 0.05, totalUnit: 3, isActive: false },
      { price: 0.01, totalUnit: 7, isActive: false },
    ]);
    await restore(activityId);
    expect(withoutVersions(await stored())).toEqual(withoutVersions(before));
  });

  it('names every row that is at fault, and changes none', async () => {
    const rows = [
      { id: 'a', price: -1 },
      { id: 'b', price: 1 },
      { id: 'c', totalUnit: 1_000_001 },
    ];
    const { errors } = await ask(UPDATE, { rows });
    expect(errors?.[0]?.extensions?.fields).toEqual({
      'rows.0.price': 'must be between 0 and 10000000',
      'rows.2.totalUnit': 'must be between 0 and 1000000',
    });
    expect(await prices()).toEqual([10, 0.05, 199.9]);
  });

  it('never writes over what someone else changed meanwhile', async () => {
    await update({ rows: [{ id: 'b', price: 2 }] });
    const rows = ['a', 'b'].map((id) => ({ id, version: 1, price: 3 }));
    const { errors } = await ask(UPDATE, { rows });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: { 'rows.1': 'was changed by someone else' },
    });
    expect(await prices()).toEqual([10, 2, 199.9]);
  });
});

describe('deleting several products', () => {
  it('is one step, which one undo takes back', async () => {
    const before = await stored();
    const { data } = await ask(DELETE, { filter: { active: true } }, admin);
    expect(data?.deleteProducts.count).toBe(2);
    expect((await stored()).map(({ id }) => id)).toEqual(['c']);
    await restore(data?.deleteProducts.activityId as string, admin);
    expect(withoutVersions(await stored())).toEqual(withoutVersions(before));
  });

  it('is for ADMIN', async () => {
    const { errors } = await ask(DELETE, { ids: ['a'] });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

const changes = { totalUnit: 1 };
const refused: [query: string, input: object, code: string][] = [
  [DELETE, {}, 'INVALID'],
  [DELETE, { ids: ['none'] }, 'NOT_FOUND'],
  [DELETE, { filter: { sku: Array(101).fill('a') } }, 'INVALID'],
  [UPDATE, { ids: ['a'], filter: {}, changes }, 'INVALID'],
  [UPDATE, { ids: Array.from({ length: 101 }, String), changes }, 'INVALID'],
  [UPDATE, { ids: ['a'] }, 'INVALID'],
  [UPDATE, { changes, rows: [{ id: 'a', price: 1 }] }, 'INVALID'],
  [UPDATE, { ids: ['b'], rows: [{ id: 'a', price: 1 }] }, 'INVALID'],
  [UPDATE, { rows: [{ id: 'none', price: 1 }] }, 'INVALID'],
  [UPDATE, { rows: [{ id: 'a' }, { id: 'a' }] }, 'INVALID'],
];

it('several products are left as they are when the input does not say which or what', async () => {
  for (const [query, input, code] of refused) {
    const { errors } = await ask(query, input, admin);
    expect([input, errors?.[0]?.extensions?.code]).toEqual([input, code]);
  }
  expect(await prices()).toEqual([10, 0.05, 199.9]);
});
