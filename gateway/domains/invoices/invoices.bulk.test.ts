import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const DELETE = `mutation ($input: DeleteInvoicesInput!) {
  deleteInvoices(input: $input) { count activityId }
}`;
const MOVE = `mutation ($input: UpdateInvoicesStatusInput!) {
  updateInvoicesStatus(input: $input) { count skippedCount activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LIST = `{ invoices(first: 100) {
  totalCount nodes { id orderNo status total items { name unit price } }
} }`;

let gateway: TestGateway;
let admin: string;
let editor: string;
const ids = { pending: ['p1', 'p2', 'p3'], processing: ['q1'], delivered: ['d1'] };

beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  admin = await gateway.tokenFor('ADMIN');
  editor = await gateway.tokenFor('EDITOR');
  for (const [status, each] of Object.entries(ids)) {
    for (const id of each) {
      const input = { ...newInvoice, id, status, orderNo: id.toUpperCase() };
      await gateway.call({ url: '/api/invoices/add', body: input, token: editor });
    }
  }
});
afterEach(() => gateway.stop());

const ask = (query: string, input: object, token = admin) =>
  gateway.graphql(query, { input }, token);
const restore = (id: string, token = admin) => gateway.graphql(RESTORE, { id }, token);

async function stored() {
  const { data } = await gateway.graphql(LIST, {}, admin);
  const nodes = data?.invoices.nodes as { id: string; status: string }[];
  return nodes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const statuses = async () => (await stored()).map(({ id, status }) => `${id} ${status}`).join();

describe('deleting several invoices', () => {
  it('is one step, which one undo takes back whole', async () => {
    const before = await stored();
    const { data } = await ask(DELETE, { filter: { status: ['pending', 'delivered'] } });
    expect(data?.deleteInvoices).toMatchObject({ count: 4 });
    expect((await stored()).map(({ id }) => id)).toEqual(['q1']);
    const { errors } = await restore(data?.deleteInvoices.activityId as string);
    expect(errors).toBe(undefined);
    expect(await stored()).toEqual(before);
  });

  it('by ids takes those that are there', async () => {
    const { data } = await ask(DELETE, { ids: ['p1', 'none', 'd1', 'p1'] });
    expect(data?.deleteInvoices.count).toBe(2);
    expect((await stored()).map(({ id }) => id)).toEqual(['p2', 'p3', 'q1']);
  });

  it('works for 500 in one step', async () => {
    const number = await gateway.store.db.selectFrom('invoices').selectAll().executeTakeFirst();
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...number!,
      id: `m${index}`,
      orderNo: `M-${index}`,
      searchText: 'many',
    }));
    await gateway.store.db.insertInto('invoices').values(many).execute();
    const { data } = await ask(DELETE, { filter: { text: 'many' } });
    expect(data?.deleteInvoices.count).toBe(500);
    await restore(data?.deleteInvoices.activityId as string);
    const { data: after } = await gateway.graphql(LIST, {}, admin);
    expect(after?.invoices.totalCount).toBe(505);
  });

  it.each<[what: string, input: object, code: string]>([
    ['nothing to choose by', {}, 'INVALID'],
    ['ids and a filter', { ids: ['p1'], filter: {} }, 'INVALID'],
    ['more than 100 ids', { ids: Array.from({ length: 101 }, String) }, 'INVALID'],
    ['ids of nothing', { ids: ['none'] }, 'NOT_FOUND'],
    ['no ids', { ids: [] }, 'NOT_FOUND'],
  ])('is refused for %s', async (_what, input, code) => {
    const { errors } = await ask(DELETE, input);
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(await stored()).toHaveLength(5);
  });

  it('is for ADMIN', async () => {
    const { errors } = await ask(DELETE, { ids: ['p1'] }, editor);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('moving several invoices', () => {
  it('moves those that may go there, says how many not, and is taken back by who did it', async () => {
    const before = await statuses();
    const { data } = await ask(MOVE, { filter: {}, status: 'processing' }, editor);
    expect(data?.updateInvoicesStatus).toMatchObject({ count: 3, skippedCount: 2 });
    expect(await statuses()).toBe(
      'd1 delivered,p1 processing,p2 processing,p3 processing,q1 processing',
    );
    const activityId = data?.updateInvoicesStatus.activityId as string;
    const other = await restore(activityId, await gateway.tokenFor('EDITOR'));
    expect(other.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await restore(activityId, editor)).errors).toBe(undefined);
    expect(await statuses()).toBe(before);
  });

  it('is refused when none may go there', async () => {
    const { errors } = await ask(MOVE, { ids: ['q1', 'd1'], status: 'pending' });
    expect(errors?.[0]).toMatchObject({
      message: 'None of these invoices can become pending',
      extensions: { code: 'CONFLICT' },
    });
  });
});

describe('the status of one invoice', () => {
  const UPDATE = `mutation ($input: UpdateInvoiceInput!) {
    updateInvoice(input: $input) { invoice { status } }
  }`;
  const VERSION = `mutation ($input: RestoreVersionInput!) {
    restoreVersion(input: $input) { activity { id } }
  }`;

  it('goes on by one step and never back', async () => {
    const { errors } = await ask(UPDATE, { id: 'p1', status: 'delivered' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { status: 'cannot become delivered from pending' },
    });
    const { data } = await ask(UPDATE, { id: 'p1', status: 'processing' });
    expect(data?.updateInvoice.invoice.status).toBe('processing');
  });

  it('stays when a version of before is restored', async () => {
    const read = '{ history(of: "p1") { nodes { id } } }';
    const [made] = (await gateway.graphql(read, {}, editor)).data?.history.nodes as {
      id: string;
    }[];
    await ask(UPDATE, { id: 'p1', vat: 5, status: 'processing' });
    const { errors } = await ask(VERSION, { activityId: made!.id, recordId: 'p1' }, editor);
    expect(errors).toBe(undefined);
    const { data } = await gateway.graphql('{ invoice(id: "p1") { status vat } }', {}, editor);
    expect(data?.invoice).toEqual({ status: 'processing', vat: 10 });
  });

  it('becomes any when it is corrected', async () => {
    const { data } = await ask(UPDATE, { id: 'd1', status: 'pending', isCorrection: true });
    expect(data?.updateInvoice.invoice.status).toBe('pending');
  });

  it('becomes any by the older call, which knows no order', async () => {
    const body = { id: 'p1', status: 'delivered', isCorrection: false };
    const { status } = await gateway.call({ url: '/api/invoices/update', body, token: editor });
    expect(status).toBe(200);
    expect(await statuses()).toContain('p1 delivered');
  });
});
