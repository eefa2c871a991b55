import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const STATE = `id version dueDay total paidAmount openAmount paymentState
  payments { id amount paidDay method note }`;
const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { ${STATE} } }
}`;
const UPDATE = `mutation ($input: UpdateInvoiceInput!) {
  updateInvoice(input: $input) { invoice { ${STATE} } activityId }
}`;
const PAY = `mutation ($input: RecordInvoicePaymentInput!) {
  recordInvoicePayment(input: $input) { invoice { ${STATE} } activityId }
}`;
const DELETE = `mutation ($input: DeleteInvoicePaymentInput!) {
  deleteInvoicePayment(input: $input) { invoice { ${STATE} } activityId }
}`;
const RESTORE = `mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }`;
const LIST = `query ($filter: InvoiceFilter, $sort: InvoiceSort) {
  invoices(filter: $filter, sort: $sort) { nodes { orderNo } }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  token = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object) => gateway.graphql(query, variables, token);
const find = async (id: string) =>
  (await ask(`query ($id: ID!) { invoice(id: $id) { ${STATE} } }`, { id })).data?.invoice;

/** Creates an invoice of 82.17. */
async function created(input: object = {}) {
  const { data, errors } = await ask(CREATE, { input: { ...newInvoice, ...input } });
  expect(errors).toBeUndefined();
  return data?.createInvoice.invoice as { id: string };
}

const payment = { paidDay: '2026-03-02', method: 'pix' };
const pay = (id: string, amount: number, rest: object = {}) =>
  ask(PAY, { input: { id, amount, ...payment, ...rest } });
const fieldsOf = ({ errors }: { errors?: { extensions?: object }[] }) => errors?.[0]?.extensions;
const restore = (id: string) => ask(RESTORE, { id });

describe('a payment', () => {
  it('is counted with the others, and leaves the version', async () => {
    const { id } = await created();
    expect(await find(id)).toMatchObject({ paidAmount: 0, openAmount: 82.17, dueDay: null });
    await pay(id, 50.1, { method: 'boleto', note: ' entrada ' });
    expect(await find(id)).toEqual({
      ...{ id, version: 1, dueDay: null, total: 82.17, paidAmount: 50.1, openAmount: 32.07 },
      paymentState: 'partlyPaid',
      payments: [
        {
          id: expect.any(String),
          amount: 50.1,
          paidDay: '2026-03-02',
          method: 'boleto',
          note: 'entrada',
        },
      ],
    });
    const { data } = await pay(id, 32.07, { paidDay: '2026-03-05' });
    expect(data?.recordInvoicePayment.invoice).toMatchObject({
      ...{ version: 1, paidAmount: 82.17, openAmount: 0, paymentState: 'paid' },
      payments: [{ amount: 32.07 }, { amount: 50.1 }],
    });
  });

  it.each([
    [{ amount: 0 }, { amount: 'must be at least 0.01' }],
    [{ amount: -1 }, { amount: 'must be at least 0.01' }],
    [{ amount: 82.18 }, { amount: 'must be at most $ 82.17, the open amount' }],
    [{ note: 'x'.repeat(201) }, { note: 'must be at most 200 characters long' }],
  ])('is refused when it is wrong, case %#', async (wrong, fields) => {
    const { id } = await created();
    expect(fieldsOf(await pay(id, 1, wrong))).toEqual({ code: 'INVALID', fields });
    expect(await find(id)).toMatchObject({ payments: [], paidAmount: 0 });
  });

  it('of many at once never comes to more than the total', async () => {
    const { id } = await created();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(id, 30)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(await find(id)).toMatchObject({ paidAmount: 60, openAmount: 22.17 });
  });

  it('is taken back without what was changed since, and comes back when it was deleted', async () => {
    const { id } = await created();
    const first = (await pay(id, 10)).data?.recordInvoicePayment;
    await pay(id, 20);
    await ask(UPDATE, { input: { id, currency: 'R$' } });
    expect((await restore(first.activityId)).errors).toBeUndefined();
    expect(await find(id)).toMatchObject({ paidAmount: 20, openAmount: 62.17 });
    const paymentId = (await find(id)).payments[0].id;
    const { data } = await ask(DELETE, { input: { id, paymentId } });
    expect(data?.deleteInvoicePayment.invoice).toMatchObject({ payments: [], paidAmount: 0 });
    await restore(data?.deleteInvoicePayment.activityId);
    expect(await find(id)).toMatchObject({ paidAmount: 20, payments: [{ id: paymentId }] });
    const unknown = await ask(DELETE, { input: { id, paymentId: 'none' } });
    expect(fieldsOf(unknown)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not of a day to come, but of one that has begun somewhere', async () => {
    const { id } = await created();
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    expect(fieldsOf(await pay(id, 1, { paidDay: undefined, paidOn: hoursFromNow(38) }))).toEqual({
      code: 'INVALID',
      fields: { paidOn: 'must be today or earlier' },
    });
    expect((await pay(id, 1, { paidDay: undefined, paidOn: hoursFromNow(14) })).errors).toBe(
      undefined,
    );
  });

  it('comes back with a deleted invoice, and stays when an older version is restored', async () => {
    const { id } = await created();
    const changed = (await ask(UPDATE, { input: { id, vat: 0 } })).data?.updateInvoice;
    await pay(id, 74.7);
    expect(await find(id)).toMatchObject({ paymentState: 'paid' });
    expect((await restore(changed.activityId)).errors).toBeUndefined();
    expect(await find(id)).toMatchObject({ paymentState: 'partlyPaid', openAmount: 7.47 });
    const admin = await gateway.tokenFor('ADMIN');
    const { data } = await gateway.graphql(
      'mutation ($id: ID!) { deleteInvoice(input: { id: $id }) { activityId } }',
      { id },
      admin,
    );
    await gateway.graphql(RESTORE, { id: data?.deleteInvoice.activityId }, admin);
    expect(await find(id)).toMatchObject({ paidAmount: 74.7, openAmount: 7.47 });
  });

  it('stays when the invoice comes to less than what is paid, and nothing more can be paid', async () => {
    const { id } = await created();
    await pay(id, 82.17);
    expect((await ask(UPDATE, { input: { id, vat: 0 } })).errors).toBeUndefined();
    const state = { total: 74.7, paidAmount: 82.17, openAmount: 0, paymentState: 'paid' };
    expect(await find(id)).toMatchObject(state);
    expect(fieldsOf(await pay(id, 0.01))).toMatchObject({ code: 'INVALID' });
  });
});

describe('the Pix code of an invoice', () => {
  const codeOf = async (id: string) =>
    (await ask('query ($id: ID!) { invoice(id: $id) { pixCode } }', { id })).data?.invoice.pixCode;

  it('asks for what is open, in reais alone, and goes with the last payment', async () => {
    const given = { currency: 'R$', pixKey: 'loja@retaguarda.test' };
    const { id } = await created(given);
    await pay(id, 2.17);
    expect(await codeOf(id)).toMatch(/^000201.*loja@retaguarda\.test.*540580\.00.*6304[\dA-F]{4}$/);
    await pay(id, 80);
    expect(await codeOf(id)).toBe(null);
    expect(await codeOf((await created({ ...given, currency: '$' })).id)).toBe(null);
    expect(await codeOf((await created({ currency: 'R$' })).id)).toBe(null);
  });

  it.each(['東京ラーメン', '🍜', 'Москва'])(
    'is left out for a seller whose name no code can say: %s',
    async (name) => {
      const seller = { name, address: '' };
      const given = { currency: 'R$', pixKey: 'loja@retaguarda.test', seller };
      const { id } = await created(given);
      const { data } = await ask('query ($id: ID!) { invoice(id: $id) { pixCode pixProblem } }', {
        id,
      });
      expect(data?.invoice).toEqual({ pixCode: null, pixProblem: 'sellerName' });
    },
  );

  it.each([
    ['PIX-2026/114', '0510PIX2026114'],
    [`PIX-${'9'.repeat(24)}-27`, `0525${'9'.repeat(23)}27`],
  ])('has the number of the invoice as its reference: %s', async (orderNo, reference) => {
    const { id } = await created({ orderNo, currency: 'R$', pixKey: 'loja@retaguarda.test' });
    expect(await codeOf(id)).toContain(`${reference}6304`);
  });
});

describe('invoices by payment', () => {
  it('are found by their state and due day, and come in the order in which they are due', async () => {
    const own = (name: string, rest: object) =>
      created({ orderNo: name, currency: 'PAY', date: '2020-01-01T12:00:00Z', ...rest });
    const [past, future] = ['2020-01-10', '2999-01-10'];
    await own('late', { dueDay: past });
    const part = await own('late in part', { dueDay: '2020-01-11' });
    const paid = await own('paid', { dueDay: past });
    const open = await own('open in part', { dueDay: future });
    await own('open', { dueDay: '2999-01-09' });
    await own('whenever', {});
    await pay(part.id, 1);
    await pay(open.id, 2);
    await pay(paid.id, 82.17);
    const names = async (filter: object, field = 'paymentState') => {
      const variables = {
        filter: { currency: 'PAY', ...filter },
        sort: { field, direction: 'ascending' },
      };
      const { data, errors } = await ask(LIST, variables);
      expect(errors).toBeUndefined();
      return data?.invoices.nodes.map(({ orderNo }: { orderNo: string }) => orderNo);
    };
    expect(await names({})).toEqual([
      ...['late', 'late in part', 'open', 'open in part', 'whenever', 'paid'],
    ]);
    expect(await names({ paymentState: ['overdue'] })).toEqual(['late', 'late in part']);
    expect(await names({ paymentState: ['unpaid'] })).toEqual(['open', 'whenever']);
    expect(await names({ paymentState: ['partlyPaid', 'paid'] })).toEqual(['open in part', 'paid']);
    expect(await names({ paymentState: [] })).toEqual([]);
    expect(await names({ dueTo: '2020-01-11' }, 'paidAmount')).toEqual(['late', 'paid']);
    expect(await names({ paidAmountFrom: 2 }, 'openAmount')).toEqual(['paid', 'open in part']);
    expect((await names({}, 'dueDay')).at(-1)).toBe('whenever');
    expect((await find(part.id)).paymentState).toBe('overdue');
  });
});
