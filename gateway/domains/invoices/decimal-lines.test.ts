import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdCustomerId, newDeal } from '../../testing/sample-deals.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const AMOUNTS = 'id vat subtotal vatAmount total openAmount items { name unit price }';

async function run(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}
const create = async (input: object) =>
  (
    await run(
      `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { ${AMOUNTS} } } }`,
      { input: { ...newInvoice, ...input } },
    )
  ).createInvoice.invoice;

const petrol = { name: 'Gasolina', unit: 40, price: 5.789 };
const hours = { name: 'Horas', unit: 1.5, price: 120 };

describe('an invoice with decimals', () => {
  it('rounds each line, and its tax, half up to the cent', async () => {
    expect(await create({ vat: 9.975, items: [hours, petrol] })).toMatchObject({
      vat: 9.975,
      items: [hours, petrol],
      subtotal: 411.56,
      vatAmount: 41.05,
      total: 452.61,
      openAmount: 452.61,
    });
    const halves = { name: 'Parafuso', unit: 0.5, price: 0.01 };
    expect(await create({ vat: 0, items: [halves, halves] })).toMatchObject({ total: 0.02 });
  });

  it('takes a discount off the rounded lines', async () => {
    const input = { vat: 0.125, discount: 0.06, items: [{ ...petrol, unit: 0.333 }] };
    expect(await create(input)).toMatchObject({ subtotal: 1.93, vatAmount: 0, total: 1.87 });
  });

  it('reads what a document writes as a literal or declares as older ones did', async () => {
    const { older } = await run(
      `mutation ($name: String!, $unit: Int!, $price: Money!, $vat: Percent!) {
        older: createInvoice(input: {
          buyer: { name: "a" } seller: { name: "b" } vat: $vat, pricesIncludeTax: false
          items: [{ name: $name, unit: $unit, price: $price }, { name: "c", unit: 1e1, price: 0.5e-3 }]
        }) { invoice { ${AMOUNTS} } }
      }`,
      { name: 'Mel', unit: 2, price: 10.5, vat: 10 },
    );
    expect(older.invoice).toMatchObject({
      items: [
        { name: 'Mel', unit: 2, price: 10.5 },
        { name: 'c', unit: 10, price: 0.0005 },
      ],
      total: 23.11,
    });
  });

  it('declares a variable that is used as two types only as one of them', async () => {
    const { errors } = await gateway.graphql(
      `mutation ($amount: Money!) {
        createInvoice(input: {
          buyer: { name: "a" } seller: { name: "b" } discount: $amount
          items: [{ name: "c", unit: 1, price: $amount }]
        }) { invoice { id } }
      }`,
      { amount: 1 },
      token,
    );
    expect(errors?.[0]?.message).toContain('"$amount" of type "Money!"');
  });

  it('has its lines in the figures', async () => {
    await create({ currency: '€', items: [{ name: 'Fio', unit: 1.25, price: 0.125 }] });
    await create({
      currency: '€',
      items: [{ name: 'Fio', unit: 1_000_000, price: 9_999_999.999999 }],
    });
    const { topInvoiceItems } = await run(
      '{ topInvoiceItems(filter: { currency: "€" }) { items { name unit amount invoiceCount } } }',
    );
    expect(topInvoiceItems.items).toEqual([
      { name: 'Fio', unit: 1_000_001.25, amount: 9_999_999_999_999.16, invoiceCount: 2 },
    ]);
  });

  it('is restored as it was', async () => {
    const { id } = await create({ vat: 9.975, items: [hours] });
    const { updateInvoice } = await run(
      `mutation ($id: ID!) {
        updateInvoice(input: { id: $id, vat: 1, items: [{ name: "x", unit: 2, price: 1 }] }) { activityId }
      }`,
      { id },
    );
    await run('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
      id: updateInvoice.activityId,
    });
    const { invoice } = await run(`query ($id: ID!) { invoice(id: $id) { ${AMOUNTS} } }`, { id });
    expect(invoice).toMatchObject({ vat: 9.975, items: [hours], total: 197.96 });
  });
});

describe('over REST', () => {
  const add = async (id: string, items: object[], more: object = {}) => {
    const body = { ...newInvoice, id, items, ...more };
    const answer = await gateway.call({ url: '/api/invoices/add', body, token });
    expect(answer.status).toBe(200);
    return (answer.body as { id: string }[]).find((each) => each.id === id) as unknown as {
      vat: number;
      items: object[];
    };
  };

  it('whole numbers stay whole, and decimals are taken', async () => {
    const whole = [{ name: 'Mel', unit: 2, price: 10 }];
    expect(JSON.stringify((await add('whole', whole)).items)).toBe(JSON.stringify(whole));
    const decimals = await add('decimals', [hours, petrol], { vat: 9.975 });
    expect(decimals).toMatchObject({ vat: 9.975, items: [hours, petrol] });
  });

  it('reads numbers as texts with a point or an exponent', async () => {
    const { items } = await add('texts', [{ name: 'Mel', unit: '.5', price: '1e3' }]);
    expect(items).toEqual([{ name: 'Mel', unit: 0.5, price: 1000 }]);
  });
});

describe('a deal with decimals', () => {
  const PRODUCTS = 'amount products { quantity price }';

  it('has the amount of its rounded lines, and so has its invoice', async () => {
    const customerId = await createdCustomerId(gateway, token);
    const products = [
      { name: 'Gasolina', quantity: 40, price: 5.789 },
      { name: 'Horas', quantity: 1.335, price: 10 },
    ];
    const { createDeal } = await run(
      `mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id ${PRODUCTS} } } }`,
      { input: { ...newDeal, customerId, stage: 'won', products } },
    );
    const { id, ...deal } = createDeal.deal;
    expect(deal).toEqual({
      amount: 244.91,
      products: products.map(({ quantity, price }) => ({ quantity, price })),
    });
    const { invoiceDeal } = await run(
      'mutation ($id: ID!) { invoiceDeal(input: { id: $id }) { deal { invoiceId } } }',
      { id },
    );
    const { invoice } = await run(`query ($id: ID!) { invoice(id: $id) { ${AMOUNTS} } }`, {
      id: invoiceDeal.deal.invoiceId,
    });
    expect(invoice).toMatchObject({
      subtotal: 244.91,
      items: products.map(({ name, quantity, price }) => ({ name, unit: quantity, price })),
    });
  });

  it('counts one of a product where nobody says how many', async () => {
    const products = [{ name: 'Cabo', price: 0.125 }];
    const { createDeal } = await run(
      `mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { ${PRODUCTS} } } }`,
      { input: { ...newDeal, products } },
    );
    expect(createDeal.deal).toEqual({ amount: 0.13, products: [{ quantity: 1, price: 0.125 }] });
  });
});
