import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createdDeal, newDeal } from '../../testing/sample-deals.ts';
import { newProduct } from '../../testing/sample-products.ts';
import { type BadField, describeRoles, refusesBadFields } from '../../testing/refusals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = 'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }';
const UPDATE = 'mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { deal { id } } }';
const ID = 'refused-changes';

let gateway: TestGateway;
let token: string;
let before: unknown;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  await createdDeal(gateway, token, { id: ID });
  before = await everything();
});
afterAll(() => gateway.stop());
afterEach(async () => {
  expect(await everything()).toEqual(before);
});

const everything = async () => [
  await gateway.store.db.selectFrom('deals').selectAll().orderBy('id').execute(),
  await gateway.store.db.selectFrom('dealProducts').selectAll().orderBy('dealId').execute(),
  await gateway.store.db.selectFrom('dealEntries').select('id').orderBy('id').execute(),
  await gateway.store.db.selectFrom('activities').select('id').orderBy('number').execute(),
];

const [product] = newDeal.products;
const badFields: BadField[] = [
  ['title', { title: ' ' }, 'this field is required'],
  ['title', { title: 'x'.repeat(201) }, 'must be at most 200 characters long'],
  ['amount', { amount: -1, products: [] }, 'must be between 0 and 1000000000'],
  ['amount', { amount: 1_000_000_001, products: [] }, 'must be between 0 and 1000000000'],
  ['amount', { amount: 1.005 }, 'must have at most two decimals'],
  ['expectedCloseDay', { expectedCloseDay: '2030-02-30' }, expect.stringContaining('that exist')],
  ['customerId', { customerId: 'nobody' }, 'is not a customer'],
  ['ownerId', { ownerId: 'nobody' }, 'is not an account'],
  ['lostReason', { lostReason: 'Preço.' }, 'is only for lost deals'],
  ['nextStepDay', { nextStep: 'Ligar' }, 'this field is required'],
  ['nextStep', { nextStepDay: '2030-01-02' }, 'this field is required'],
  [
    'nextStep',
    { nextStep: 'x'.repeat(201), nextStepDay: '2030-01-02' },
    'must be at most 200 characters long',
  ],
  ['products.0.name', { products: [{ ...product, name: '' }] }, 'this field is required'],
  ['products.0.quantity', { products: [{ ...product, quantity: -1 }] }, expect.any(String)],
  [
    'products.0.quantity',
    { products: [{ ...product, quantity: 0.0001 }] },
    'must have at most three decimals',
  ],
  [
    'products.0.price',
    { products: [{ ...product, price: 0.0000001 }] },
    'must have at most six decimals',
  ],
  ['products.1.price', { products: [product, { ...product, price: -0.01 }] }, expect.any(String)],
  ['products', { products: Array(201).fill(product) }, 'must have at most 200 lines'],
];

describe.each([
  ['creating', CREATE, newDeal],
  ['updating', UPDATE, { id: ID }],
])('%s a deal changes nothing', (_what, query, input) => {
  refusesBadFields(badFields, (bad) =>
    gateway.graphql(query, { input: { ...input, ...bad } }, token),
  );
});

it('refuses a new deal that is lost for no reason, or in no stage that there is', async () => {
  for (const [field, input] of [
    ['lostReason', { stage: 'lost' }],
    ['stage', { stage: 'sleeping' }],
  ] as const) {
    const { errors } = await gateway.graphql(CREATE, { input: { ...newDeal, ...input } }, token);
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  }
});

it('refuses a product that the catalogue does not have', async () => {
  const products = [
    { name: 'Montagem', price: 1 },
    { productId: 'none', name: 'Caixa', price: 1 },
  ];
  const { errors } = await gateway.graphql(CREATE, { input: { ...newDeal, products } }, token);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { 'products.1.productId': 'is not a product' },
  });
});

it('takes a changed line beside one whose product was deleted, which it names no more', async () => {
  const own = await startGateway({ isEmpty: true });
  try {
    const admin = await own.tokenFor('ADMIN');
    const run = async (query: string, variables: object) =>
      (await own.graphql(query, variables, admin)).data!;
    const CREATE_PRODUCT =
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
    const { createProduct } = await run(CREATE_PRODUCT, { input: newProduct });
    const productId = createProduct.product.id as string;
    const line = { productId, name: 'Rádio', quantity: 1, price: 1 };
    const deal = await createdDeal(own, admin, { products: [line, product] });
    const PRODUCTS =
      'query ($id: ID!) { deal(id: $id) { products { productId product { title } } } }';
    const { deal: named } = await run(PRODUCTS, { id: deal.id });
    expect(named.products[0]).toEqual({ productId, product: { title: newProduct.title } });
    await run('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { id } }', {
      id: productId,
    });
    const input = { id: deal.id, products: [line, { ...product, quantity: 2 }] };
    expect((await own.graphql(UPDATE, { input }, admin)).errors).toBeUndefined();
    const { deal: left } = await run(PRODUCTS, { id: deal.id });
    expect(left.products[0]).toEqual({ productId, product: null });
  } finally {
    await own.stop();
  }
});

describeRoles(
  () => gateway,
  [
    ['read one', '{ deal(id: "none") { id } }', 'GUEST'],
    ['list', '{ deals(first: 1) { nodes { id } } }', 'GUEST'],
    [
      'create',
      'mutation { createDeal(input: { title: "", expectedCloseDay: "2030-01-01" }) { deal { id } } }',
      'EDITOR',
    ],
    ['update', 'mutation { updateDeal(input: { id: "none" }) { deal { id } } }', 'EDITOR'],
    [
      'move',
      'mutation { moveDealToStage(input: { id: "none", stage: won }) { deal { id } } }',
      'EDITOR',
    ],
    [
      'note',
      'mutation { addDealNote(input: { id: "none", text: "x" }) { deal { id } } }',
      'EDITOR',
    ],
    ['invoice', 'mutation { invoiceDeal(input: { id: "none" }) { deal { id } } }', 'EDITOR'],
    ['delete', 'mutation { deleteDeal(input: { id: "none" }) { id } }', 'ADMIN'],
    ['assign several', 'mutation { updateDeals(input: { ids: ["none"] }) { count } }', 'EDITOR'],
    [
      'move several',
      'mutation { moveDealsToStage(input: { ids: ["none"], stage: won }) { count } }',
      'EDITOR',
    ],
    ['delete several', 'mutation { deleteDeals(input: { ids: ["none"] }) { count } }', 'ADMIN'],
  ],
);
