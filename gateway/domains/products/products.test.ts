import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct } from '../../testing/sample-products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id imgUrl imgAlt price totalUnit title category brand rating freeShipping description
  sku isActive stockThreshold version`;
const ONE = `query ($id: ID!) { product(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { product { ${WHOLE} } }
}`;
const UPDATE = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { product { ${WHOLE} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { id } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.product;
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);
const create = (input: object = {}) =>
  gateway.graphql(CREATE, { input: { ...newProduct, ...input } }, token);

interface Created {
  id: string;
  sku: string;
}

async function created(input: object = {}): Promise<Created> {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data?.createProduct.product as Created;
}

const numberIn = ({ sku }: Created) => Number(/^PR-(\d{6})$/.exec(sku)?.[1]);

async function found(text: string): Promise<string[]> {
  const query = 'query ($text: String) { products(filter: { text: $text }) { nodes { id } } }';
  const { data } = await gateway.graphql(query, { text }, token);
  return (data?.products.nodes as { id: string }[]).map(({ id }) => id);
}

describe('creating a product', () => {
  it('gives what is left out its default', async () => {
    const product = await created();
    expect(product).toEqual({
      ...newProduct,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      sku: expect.stringMatching(/^PR-\d{6}$/),
      imgUrl: '',
      imgAlt: '',
      totalUnit: 0,
      rating: 3,
      freeShipping: false,
      description: '',
      isActive: true,
      stockThreshold: 10,
      version: 1,
    });
    expect(await find(product.id)).toEqual(product);
  });

  it('keeps everything that is given', async () => {
    const given = {
      id: 'a-product-of-ours',
      sku: 'Cód. 7/2030',
      imgUrl: '/pictures/products/mouse.svg',
      imgAlt: 'Um mouse “liso”, visto de cima',
      price: 0.01,
      totalUnit: 1_000_000,
      title: 'Ana “Zé” 日本',
      category: 'accessories',
      brand: "O'Higgins; drop table products",
      rating: 1,
      freeShipping: true,
      description: 'Uma linha.\nOutra linha.',
      isActive: false,
      stockThreshold: 0,
    };
    expect(await created(given)).toEqual({ ...given, version: 1 });
    expect(await find(given.id)).toEqual({ ...given, version: 1 });
  });

  it.each(['id', 'sku'] as const)('refuses an %s in use', async (field) => {
    const product = await created();
    const { errors } = await create({ [field]: product[field] });
    expect(errors?.[0]).toMatchObject({
      message: `A product with this ${field} already exists`,
      extensions: { code: 'CONFLICT', fields: { [field]: 'is taken' } },
    });
  });

  it('passes over a sku that someone gave', async () => {
    const next = numberIn(await created()) + 1;
    await created({ sku: `PR-${String(next).padStart(6, '0')}` });
    expect(numberIn(await created())).toBe(next + 1);
  });
});

describe('updating a product', () => {
  it('changes what is given and nothing else', async () => {
    const product = await created({ freeShipping: true });
    const changes = { price: 99.5, totalUnit: 0, freeShipping: false, isActive: false };
    const { data } = await update({ id: product.id, version: 1, ...changes });
    const expected = { ...product, ...changes, version: 2 };
    expect(data?.updateProduct.product).toEqual(expected);
    expect(await find(product.id)).toEqual(expected);
  });

  it('can take the picture and the description away', async () => {
    const { id } = await created({ imgUrl: '/a.png', description: 'Boa.' });
    await update({ id, imgUrl: '', imgAlt: '', description: '' });
    expect(await find(id)).toMatchObject({ imgUrl: '', imgAlt: '', description: '' });
  });

  it('finds it under its new names', async () => {
    const { id } = await created();
    await update({ id, title: 'Vitrola Ímpar', sku: 'V-1', brand: 'Açaí' });
    expect(await found('impar v-1 acai')).toEqual([id]);
    expect(await found('impar sereno')).toEqual([]);
  });

  it('refuses an older version with the product as it now is', async () => {
    const { id } = await created();
    await update({ id, version: 1, price: 10 });
    const { data, errors } = await update({ id, version: 1, price: 20 });
    const current = await find(id);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'Someone else changed this product',
      extensions: { code: 'CONFLICT', current },
    });
    expect(current).toMatchObject({ price: 10, version: 2 });
  });

  it('lets one of twenty win that start from one version', async () => {
    const { id } = await created();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => update({ id, version: 1, totalUnit: i + 1 })),
    );
    const winners = answers.flatMap(({ data }) => (data ? [data.updateProduct.product] : []));
    expect(winners).toEqual([await find(id)]);
    const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions?.code ?? []);
    expect(codes).toEqual(Array(19).fill('CONFLICT'));
  });

  it('refuses the sku of another, and keeps its own', async () => {
    const [one, other] = [await created(), await created()];
    const { errors } = await update({ id: one.id, sku: other.sku, price: 1 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { sku: 'is taken' } });
    expect(await find(one.id)).toEqual(one);
    expect((await update({ id: one.id, sku: one.sku })).errors).toBeUndefined();
  });

  it('refuses an unknown id', async () => {
    const { data, errors } = await update({ id: 'none', price: 1 });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'Product not found',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('an sku', () => {
  const query = 'query ($sku: String!, $id: ID) { isSkuFree(sku: $sku, productId: $id) }';
  const isFree = async (variables: object) =>
    (await gateway.graphql(query, variables, token)).data?.isSkuFree as boolean;

  it('is free while no other product has it', async () => {
    const { id, sku } = await created({ sku: 'ACA-1' });
    expect(await isFree({ sku })).toBe(false);
    expect(await isFree({ sku, id })).toBe(true);
    expect(await isFree({ sku: 'aca-1' })).toBe(true);
  });
});

describe('deleting a product', () => {
  it('can be taken back', async () => {
    const product = await created({ imgUrl: '/a.png', imgAlt: 'Um rádio' });
    const query = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { activityId } }';
    const { data } = await gateway.graphql(query, { id: product.id }, token);
    const undo = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
    await gateway.graphql(undo, { id: data?.deleteProduct.activityId as string }, token);
    expect(await find(product.id)).toEqual({ ...product, version: 2 });
  });

  it('takes it out', async () => {
    const { id } = await created();
    const { data } = await gateway.graphql(DELETE, { id }, token);
    expect(data?.deleteProduct).toEqual({ id });
    expect(await find(id)).toBeNull();
    const { errors } = await gateway.graphql(DELETE, { id }, token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('a change', () => {
  it('leaves a record of what was there before and after', async () => {
    const { id } = await created();
    await update({ id, totalUnit: 7 });
    await gateway.graphql(DELETE, { id }, token);
    const changes = await gateway.store.db
      .selectFrom('activityChanges')
      .innerJoin('activities', 'activities.id', 'activityId')
      .select(['activityChanges.action', 'activityChanges.kind', 'before', 'after'])
      .where('recordId', '=', id)
      .orderBy('number')
      .execute();
    const unitsIn = (copy: string | null) =>
      copy && (JSON.parse(copy) as { row: { totalUnit: number } }).row.totalUnit;
    expect(
      changes.map(({ action, kind, before, after }) => [
        action,
        kind,
        unitsIn(before),
        unitsIn(after),
      ]),
    ).toEqual([
      ['created', 'Product', null, 0],
      ['updated', 'Product', 0, 7],
      ['deleted', 'Product', 7, null],
    ]);
  });

  it('is followed by the index of the search', async () => {
    const { id } = await created({ title: 'Vitrola do Sertão' });
    const entry = async () =>
      gateway.store.db
        .selectFrom('searchEntries' as never)
        .select(['kind', 'title', 'text'] as never)
        .where('recordId' as never, '=', id as never)
        .execute();
    expect(await entry()).toMatchObject([
      {
        kind: 'Product',
        title: 'Vitrola do Sertão',
        text: expect.stringMatching(/^vitrola do sertao pr-/),
      },
    ]);
    await gateway.graphql(DELETE, { id }, token);
    expect(await entry()).toEqual([]);
  });
});
