import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCompany } from '../../testing/sample-company.ts';
import { createdCustomerId } from '../../testing/sample-deals.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id } }
}`;
const READ = `query ($id: ID!) { customer(id: $id) {
  openAmount invoiceTotals { currency count amount openAmount }
} }`;

let gateway: TestGateway;
let token: string;
let id: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  token = await gateway.tokenFor('SA');
  id = await createdCustomerId(gateway, token);
  for (const [currency, price] of [
    ['R$', 500],
    ['R$', 50],
    ['€', 0],
    ['$', 20],
  ] as const) {
    const items = [{ name: 'Pote', unit: 1, price }];
    const input = { ...newInvoice, customerId: id, currency, vat: 0, items };
    expect((await gateway.graphql(CREATE, { input }, token)).errors).toBeUndefined();
  }
});
afterAll(() => gateway.stop());

const customer = async () => (await gateway.graphql(READ, { id }, token)).data?.customer;

it('has the sum of each currency, and the company’s own for its order', async () => {
  expect(await customer()).toEqual({
    openAmount: 20,
    invoiceTotals: [
      { currency: '$', count: 1, amount: 20, openAmount: 20 },
      { currency: 'R$', count: 2, amount: 550, openAmount: 550 },
      { currency: '€', count: 1, amount: 0, openAmount: 0 },
    ],
  });
  const change =
    'mutation { updateCompany(input: { id: "company", currency: BRL }) { activityId } }';
  expect((await gateway.graphql(change, {}, token)).errors).toBeUndefined();
  expect(await customer()).toMatchObject({ openAmount: 550 });
});

it.each([
  ['en', '$ 20.00; R$ 550.00'],
  ['pt-BR', '$ 20,00; R$ 550,00'],
])('has them in the file in %s', async (lang, sums) => {
  const url = `/api/customers.csv?lang=${lang}`;
  const { body } = await gateway.call({ method: 'GET', url, token });
  expect(String(body)).toContain(sums);
});
