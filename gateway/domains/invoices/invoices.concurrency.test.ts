import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id orderNo } }
}`;
const UPDATE = `mutation ($input: UpdateInvoiceInput!) {
  updateInvoice(input: $input) { invoice { id version buyer { name } items { name } } }
}`;
const ONE = 'query ($id: ID!) { invoice(id: $id) { id version buyer { name } items { name } } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.invoice;
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);

async function created() {
  const { data } = await gateway.graphql(CREATE, { input: newInvoice }, token);
  return data?.createInvoice.invoice as { id: string; orderNo: string };
}

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const codesOf = (answers: Awaited<ReturnType<typeof update>>[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();

describe('with several callers at once, the gateway', () => {
  it('numbers new invoices without a gap', async () => {
    const numbers = (await times(20, () => created())).map(({ orderNo }) =>
      Number(orderNo.slice(4)),
    );
    const first = Math.min(...numbers);
    expect(numbers.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => first + index),
    );
  });

  it('lets one of fifty win that start from one version', async () => {
    const { id } = await created();
    const answers = await times(50, (index) =>
      update({ id, version: 1, buyer: { name: `Buyer ${index}` }, items: [] }),
    );
    expect(codesOf(answers)).toEqual([...Array<string>(49).fill('CONFLICT'), 'done']);
    const winners = answers.flatMap(({ data }) => (data ? [data.updateInvoice.invoice] : []));
    expect(await find(id)).toEqual(winners[0]);
  });

  it('makes every change that names no version', async () => {
    const { id } = await created();
    const answers = await times(20, (index) => update({ id, vat: index }));
    const versions = answers.map(({ data }) => data?.updateInvoice.invoice.version as number);
    expect(versions.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
  });

  it('gives a number to one of those that want it', async () => {
    const invoices = await times(8, () => created());
    const answers = await Promise.all(invoices.map(({ id }) => update({ id, orderNo: 'WANTED' })));
    expect(codesOf(answers)).toEqual([...Array<string>(7).fill('CONFLICT'), 'done']);
  });
});
