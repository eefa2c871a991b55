import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ONE = `query ($id: ID!) {
  customer(id: $id) { openAmount lifetimeAmount lastPurchaseAt }
}`;
const LIST = `query ($sort: CustomerSort) {
  customers(first: 100, sort: $sort) { nodes { id openAmount lifetimeAmount lastPurchaseAt } }
}`;

/** Returns an invoice over an amount in whole units, without tax. */
const over = (amount: number, others: object = {}) => ({
  buyer: { name: 'Ana' },
  seller: { name: 'Retaguarda' },
  vat: 0,
  date: '2030-01-01T00:00:00.000Z',
  items: [{ name: 'Pote', unit: 1, price: amount }],
  ...others,
});

let gateway: TestGateway;
let token: string;
let customerId: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  customerId = (await mutate('createCustomer', { kind: 'person', name: 'Ana' })).customer.id;
});

/** Fails the test when the mutation is refused. */
async function mutate(name: string, input: object) {
  const type = name[0]!.toUpperCase() + name.slice(1);
  const answers: Record<string, string> = {
    createCustomer: 'customer { id }',
    createInvoice: 'invoice { id }',
    updateInvoice: 'invoice { id }',
    createDeal: 'deal { id }',
    moveDealToStage: 'deal { id }',
    invoiceDeal: 'deal { invoiceId }',
    restore: 'activity { id }',
  };
  const query = `mutation ($input: ${type}Input!) {
    ${name}(input: $input) { ${answers[name] ?? 'activityId'} }
  }`;
  const { data, errors } = await gateway.graphql(query, { input }, token);
  expect(errors).toBeUndefined();
  return data![name];
}

const invoice = async (amount: number, others: object = {}): Promise<string> =>
  (await mutate('createInvoice', over(amount, { customerId, ...others }))).invoice.id;

async function figures(id = customerId) {
  const { data } = await gateway.graphql(ONE, { id }, token);
  const { openAmount, lifetimeAmount, lastPurchaseAt } = data!.customer;
  return [openAmount, lifetimeAmount, (lastPurchaseAt as string | null)?.slice(0, 10) ?? null];
}

describe('the figures of a customer', () => {
  it('follow each invoice as it comes, changes, goes and comes back', async () => {
    expect(await figures()).toEqual([0, 0, null]);
    const first = await invoice(10);
    await invoice(0.5, { date: '2030-03-01T00:00:00.000Z', status: 'delivered' });
    expect(await figures()).toEqual([10.5, 10.5, '2030-03-01']);
    await mutate('updateInvoice', { id: first, items: [{ name: 'Pote', unit: 2, price: 10 }] });
    await mutate('updateInvoice', { id: first, status: 'processing' });
    expect(await figures()).toEqual([20.5, 20.5, '2030-03-01']);
    const payment = { id: first, amount: 5, method: 'pix', paidDay: '2026-01-02' };
    await mutate('recordInvoicePayment', payment);
    await mutate('updateInvoice', { id: first, status: 'delivered' });
    expect(await figures()).toEqual([15.5, 20.5, '2030-03-01']);
    const { activityId } = await mutate('deleteInvoice', { id: first });
    expect(await figures()).toEqual([0.5, 0.5, '2030-03-01']);
    await mutate('restore', { activityId });
    expect(await figures()).toEqual([15.5, 20.5, '2030-03-01']);
  });

  it('never add over currencies, but know of the purchase', async () => {
    await invoice(10);
    await invoice(99, { currency: 'R$', date: '2030-02-01T00:00:00.000Z' });
    expect(await figures()).toEqual([10, 10, '2030-02-01']);
  });

  it('go with an invoice from one customer to another, or to none', async () => {
    const other = (await mutate('createCustomer', { kind: 'person', name: 'Bia' })).customer.id;
    const id = await invoice(10);
    await mutate('updateInvoice', { id, customerId: other });
    expect([await figures(), await figures(other)]).toEqual([
      [0, 0, null],
      [10, 10, '2030-01-01'],
    ]);
    await mutate('updateInvoice', { id, customerId: null });
    expect(await figures(other)).toEqual([0, 0, null]);
  });

  it('count the invoice of a deal', async () => {
    const deal = { title: 'Som', customerId, amount: 50, expectedCloseDay: '2030-01-01' };
    const { id } = (await mutate('createDeal', deal)).deal;
    await mutate('moveDealToStage', { id, stage: 'won' });
    await mutate('invoiceDeal', { id });
    expect((await figures()).slice(0, 2)).toEqual([50, 50]);
  });

  it('are right when the customer comes back after the invoices changed', async () => {
    const [first] = [await invoice(10), await invoice(5)];
    const { activityId } = await mutate('deleteCustomer', { id: customerId });
    await mutate('deleteInvoice', { id: first });
    await mutate('restore', { activityId });
    expect(await figures()).toEqual([5, 5, '2030-01-01']);
  });

  it('are right after many invoices at once', async () => {
    const amounts = Array.from({ length: 12 }, (_, index) => index + 1);
    await Promise.all(amounts.map((amount) => invoice(amount)));
    expect(await figures()).toEqual([78, 78, '2030-01-01']);
  });

  it('refuse an invoice of nobody in the register', async () => {
    const { errors } = await gateway.graphql(
      'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
      { input: over(1, { customerId: 'none' }) },
      token,
    );
    expect(errors?.[0]?.extensions?.fields).toEqual({ customerId: 'is not a customer' });
  });
});

describe('the list', () => {
  it.each(['openAmount', 'lifetimeAmount', 'lastPurchaseAt'] as const)(
    'is ordered by %s',
    async (field) => {
      const sort = { field, direction: 'descending' };
      const { data } = await gateway.graphql(LIST, { sort }, token);
      const values = data?.customers.nodes.map(
        (node: Record<string, unknown>) => node[field] ?? '',
      );
      expect(values).toEqual(values.toSorted((one: never, other: never) => (one < other ? 1 : -1)));
      expect(values[0]).toBeTruthy();
    },
  );

  it('has figures of the demo data that its invoices come to', async () => {
    const { data } = await gateway.graphql(
      `{ customers(first: 100) { nodes { id lifetimeAmount } }
         invoices(first: 100) { nodes { customerId total currency } } }`,
      {},
      token,
    );
    const cents = new Map<string, number>();
    for (const { customerId: id, total, currency } of data?.invoices.nodes ?? []) {
      if (id && currency === '$') cents.set(id, (cents.get(id) ?? 0) + Math.round(total * 100));
    }
    for (const { id, lifetimeAmount } of data?.customers.nodes ?? []) {
      expect(Math.round(lifetimeAmount * 100)).toBe(cents.get(id) ?? 0);
    }
    expect(cents.size).toBeGreaterThan(3);
  });
});
