import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createdCustomerId, createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const INVOICE_DEAL = `mutation ($input: InvoiceDealInput!) {
  invoiceDeal(input: $input) { deal { id invoiceId version } }
}`;
const INVOICES = `{ invoices(first: 100, sort: { field: orderNo, direction: descending }) {
  totalCount
  nodes { id orderNo status currency vat buyer { name address } seller { name } items { name unit price } vatAmount total dueOn }
} }`;

let gateway: TestGateway;
let token: string;
let customerId: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
beforeEach(async () => {
  customerId = await createdCustomerId(gateway, token);
});
afterAll(() => gateway.stop());

const invoiceDeal = (input: object) => gateway.graphql(INVOICE_DEAL, { input }, token);
const invoices = async () => (await gateway.graphql(INVOICES, {}, token)).data?.invoices;
const won = (input: object = {}) =>
  createdDeal(gateway, token, { customerId, stage: 'won', ...input });
const dealOf = async (id: string) => {
  const query = 'query ($id: ID!) { deal(id: $id) { invoiceId version } }';
  return (await gateway.graphql(query, { id }, token)).data?.deal;
};

describe('invoicing a deal that is won', () => {
  it('makes the next invoice out of it, for its customer', async () => {
    const before = await invoices();
    const { id } = await won();
    const { data } = await invoiceDeal({ id, version: 1 });
    const after = await invoices();
    const [newest] = after.nodes;
    expect(after.totalCount).toBe(before.totalCount + 1);
    expect(data?.invoiceDeal.deal).toEqual({ id, invoiceId: newest.id, version: 2 });
    expect(Number(newest.orderNo.slice(4))).toBe(Number(before.nodes[0].orderNo.slice(4)) + 1);
    expect(newest).toMatchObject({
      status: 'pending',
      currency: '$',
      vat: 10,
      buyer: { name: 'Zélia Uchôa', address: 'Rua do Sol, 12, Recife, PE, 50030-230' },
      seller: { name: 'Retaguarda Comércio Ltda.' },
      items: [{ name: 'Headset Maré', unit: 3, price: 349.9 }],
      total: 1049.7,
      vatAmount: 95.43,
      dueOn: expect.any(String),
    });
  });

  it('links both ways, and gives what takes it back', async () => {
    const { id } = await won();
    const query = `mutation ($id: ID!) {
      invoiceDeal(input: { id: $id }) { activityId deal { invoiceId } }
    }`;
    const { data } = await gateway.graphql(query, { id }, token);
    const linked = 'query ($id: ID!) { invoice(id: $id) { deal { id title } } }';
    const invoiceId = data?.invoiceDeal.deal.invoiceId as string;
    const answer = await gateway.graphql(linked, { id: invoiceId }, token);
    expect(answer.data?.invoice.deal).toMatchObject({ id });
    expect(data?.invoiceDeal.activityId).toEqual(expect.any(String));
    const byHand = (await invoices()).nodes.at(-1).id as string;
    expect((await gateway.graphql(linked, { id: byHand }, token)).data?.invoice.deal).toBeNull();
  });

  it('is told of as an invoice that was made, and an editor takes it back', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const { id } = await won();
    const { data } = await gateway.graphql(
      'mutation ($id: ID!) { invoiceDeal(input: { id: $id }) { activityId deal { invoiceId } } }',
      { id },
      editor,
    );
    const { activityId, deal } = data!.invoiceDeal;
    const history = `query ($of: ID!) {
      history(of: $of, first: 1) { nodes { id action kind title changes(of: $of) { action } } }
    }`;
    const lastOf = async (of: string) =>
      (await gateway.graphql(history, { of }, token)).data?.history.nodes[0];
    const made = { id: activityId, action: 'created', kind: 'Invoice', title: expect.any(String) };
    expect(await lastOf(deal.invoiceId)).toEqual({ ...made, changes: [{ action: 'created' }] });
    expect(await lastOf(id)).toEqual({ ...made, changes: [{ action: 'updated' }] });
    const undoable = '{ undoableActivities { nodes { id } } }';
    expect((await gateway.graphql(undoable, {}, editor)).data?.undoableActivities.nodes).toEqual([
      { id: activityId },
    ]);
    const RESTORE = `mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }`;
    expect((await gateway.graphql(RESTORE, { id: activityId }, editor)).errors).toBeUndefined();
    expect(await dealOf(id)).toMatchObject({ invoiceId: null });
  });

  it('bills the deal itself when it has no products', async () => {
    const { id } = await won({ title: 'Consultoria', products: [], amount: 1200 });
    await invoiceDeal({ id });
    const { nodes } = await invoices();
    expect(nodes[0]).toMatchObject({ items: [{ name: 'Consultoria', unit: 1, price: 1200 }] });
  });

  it('a second time is refused, and names the invoice', async () => {
    const { id } = await won();
    await invoiceDeal({ id });
    const { nodes, totalCount } = await invoices();
    const { data, errors } = await invoiceDeal({ id });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: `This deal became invoice ${nodes[0].orderNo}`,
      extensions: { code: 'CONFLICT', current: { id: nodes[0].id, orderNo: nodes[0].orderNo } },
    });
    expect((await invoices()).totalCount).toBe(totalCount);
  });

  it('twenty times at once makes one invoice, and leaves no gap in the numbers', async () => {
    const { id } = await won();
    const before = await invoices();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invoiceDeal({ id })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();
    expect(codes).toEqual([...Array<string>(19).fill('CONFLICT'), 'done']);
    expect((await invoices()).totalCount).toBe(before.totalCount + 1);
    await invoiceDeal({ id: (await won()).id });
    const numbers = (await invoices()).nodes.map(({ orderNo }: { orderNo: string }) =>
      Number(orderNo.slice(4)),
    );
    expect(numbers[0]).toBe(Number(before.nodes[0].orderNo.slice(4)) + 2);
  });

  it('is one activity, of the deal and of the invoice', async () => {
    const { id } = await won();
    const { data } = await invoiceDeal({ id });
    const changes = gateway.store.db
      .selectFrom('activityChanges')
      .select(['kind', 'recordId', 'action'])
      .where('activityId', 'in', (query) =>
        query
          .selectFrom('activityChanges')
          .select('activityId')
          .where('recordId', '=', data?.invoiceDeal.deal.invoiceId as string),
      )
      .orderBy('position');
    expect(await changes.execute()).toEqual([
      { kind: 'Deal', recordId: id, action: 'updated' },
      { kind: 'Invoice', recordId: data?.invoiceDeal.deal.invoiceId, action: 'created' },
    ]);
  });

  it('from an older version is refused, and makes no invoice', async () => {
    const { id } = await won();
    const { totalCount } = await invoices();
    const { errors } = await invoiceDeal({ id, version: 0 });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, version: 1 },
    });
    expect((await invoices()).totalCount).toBe(totalCount);
  });
});

describe('invoicing is refused', () => {
  it.each(['lead', 'qualified', 'proposal', 'negotiation', 'lost'])(
    'in stage %s',
    async (stage) => {
      const { id } = await won({ stage, lostReason: stage === 'lost' ? 'Preço.' : null });
      const { errors } = await invoiceDeal({ id });
      expect(errors?.[0]?.extensions).toEqual({
        code: 'INVALID',
        fields: { stage: 'must be won' },
      });
      expect(await dealOf(id)).toEqual({ invoiceId: null, version: 1 });
    },
  );

  it('without a customer', async () => {
    const { id } = await won({ customerId: null });
    const { errors } = await invoiceDeal({ id });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INVALID',
      fields: { customerId: 'this field is required' },
    });
  });

  it('for an unknown id', async () => {
    const { errors } = await invoiceDeal({ id: 'none' });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

it('a deal whose invoice is deleted has none, which its history tells, and has it again by the undo', async () => {
  const { id } = await won();
  const { data } = await invoiceDeal({ id });
  const invoiceId = data?.invoiceDeal.deal.invoiceId as string;
  const remove = 'mutation ($id: ID!) { deleteInvoice(input: { id: $id }) { activityId } }';
  const deletion = await gateway.graphql(remove, { id: invoiceId }, token);
  const { activityId } = deletion.data!.deleteInvoice;
  expect(await dealOf(id)).toEqual({ invoiceId: null, version: 3 });
  const history = 'query ($id: ID!) { history(of: $id, first: 1) { nodes { id } } }';
  const { data: last } = await gateway.graphql(history, { id }, token);
  expect(last?.history.nodes).toEqual([{ id: activityId }]);
  const update =
    'mutation ($id: ID!) { updateDeal(input: { id: $id, title: "Outra" }) { activityId } }';
  await gateway.graphql(update, { id }, token);
  const RESTORE = `mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }`;
  expect((await gateway.graphql(RESTORE, { id: activityId }, token)).errors).toBeUndefined();
  expect(await dealOf(id)).toMatchObject({ invoiceId });
});

it('a deal names its invoice', async () => {
  const { id } = await won();
  const { data } = await invoiceDeal({ id });
  const query = 'query ($id: ID!) { deal(id: $id) { invoice { id orderNo } } }';
  const { data: found } = await gateway.graphql(query, { id }, token);
  expect(found?.deal.invoice).toEqual({
    id: data?.invoiceDeal.deal.invoiceId,
    orderNo: expect.any(String),
  });
});
