import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCompany } from '../../testing/sample-company.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const AMOUNTS = 'id subtotal vatAmount total pricesIncludeTax';
const invoice = { ...newInvoice, items: [{ name: 'Pote de mel', unit: 1, price: 82.17 }] };
const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { ${AMOUNTS} } }
}`;

async function created(pricesIncludeTax: boolean | null | undefined) {
  const input = { ...invoice, pricesIncludeTax };
  const { data, errors } = await gateway.graphql(CREATE, { input }, token);
  expect(errors).toBeUndefined();
  return data!.createInvoice.invoice as object;
}

async function sent(url: string) {
  const body = { ...invoice, pricesIncludeTax: undefined };
  const answer = await gateway.call({ url, body, token });
  expect(answer.status).toBeLessThan(300);
  return answer.body as object;
}

const without = { subtotal: 82.17, vatAmount: 8.22, total: 90.39, pricesIncludeTax: false };

it.each([
  ['include it', 1 as const, { vatAmount: 7.47, total: 82.17, pricesIncludeTax: true }],
  ['are without it', 0 as const, without],
])('takes from the company whether prices %s, unless it says so', async (...given) => {
  const [, pricesIncludeTax, amounts] = given;
  await setCompany(gateway, { pricesIncludeTax });
  expect(await created(undefined)).toMatchObject(amounts);
  expect(await created(null)).toMatchObject(amounts);
  expect(await created(false)).toMatchObject(without);
  expect(await sent('/api/records/invoices')).toMatchObject(amounts);
});

it('adds tax to what an older program sends, whatever the company says', async () => {
  await setCompany(gateway, { pricesIncludeTax: 1 });
  const all = (await sent('/api/invoices/add')) as { id: string }[];
  const { data } = await gateway.graphql(
    `query ($id: ID!) { invoice(id: $id) { ${AMOUNTS} } }`,
    { id: all.at(-1)!.id },
    token,
  );
  expect(data!.invoice).toMatchObject(without);
});
