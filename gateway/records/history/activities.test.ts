import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const INVOICE = `id orderNo status version total buyer { name } items { name unit price }`;
const HISTORY = `query ($of: ID!) { history(of: $of) { totalCount nodes {
  id action kind title restores by { name }
  changes { kind recordId action canRestore fields { field before after } }
} } }`;
const RESTORE = `mutation ($id: ID!) {
  restore(input: { activityId: $id }) { activity { id action title restores } }
}`;
const PURGE = 'mutation ($id: ID!) { purge(input: { activityId: $id }) { activityId } }';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterEach(() => gateway.stop());

interface Entry {
  id: string;
  action: string;
  changes: { canRestore: boolean; fields: { field: string; before: string; after: string }[] }[];
}

const run = async (query: string, variables: object, as = token) => {
  const { data, errors } = await gateway.graphql(query, variables, as);
  expect(errors).toBeUndefined();
  return data!;
};
const codeOf = async (query: string, variables: object, as = token) =>
  (await gateway.graphql(query, variables, as)).errors?.[0]?.extensions?.code;
const historyOf = async (of: string, as = token) =>
  (await run(HISTORY, { of }, as)).history.nodes as Entry[];
const find = async (id: string) =>
  (await run(`query ($id: ID!) { invoice(id: $id) { ${INVOICE} } }`, { id })).invoice;
const create = async (input: object = {}) =>
  (
    await run(
      `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { ${INVOICE} } } }`,
      { input: { ...newInvoice, ...input } },
    )
  ).createInvoice.invoice as { id: string; orderNo: string };
const update = (input: object) =>
  run(
    'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { id } } }',
    {
      input,
    },
  );
const remove = (id: string) =>
  run('mutation ($id: ID!) { deleteInvoice(input: { id: $id }) { id } }', { id });

describe('the history of a record', () => {
  it('tells what was done, newest first, by whom, and which fields became what', async () => {
    const { id, orderNo } = await create();
    await update({ id, status: 'processing', items: [] });
    await remove(id);
    const entries = await historyOf(id);
    const by = { name: expect.stringMatching(/^admin-/) };
    expect(entries).toMatchObject([
      { action: 'deleted', kind: 'Invoice', title: orderNo, by },
      { action: 'updated', by },
      { action: 'created', by },
    ]);
    const fields = entries[1]!.changes[0]!.fields;
    expect(fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['status', 'totalCents', 'invoiceItems']),
    );
    expect(fields.find(({ field }) => field === 'status')).toEqual({
      field: 'status',
      before: '"pending"',
      after: '"processing"',
    });
    expect(fields.map(({ field }) => field)).not.toContain('version');
  });

  it('is empty for what nobody knows', async () => {
    expect(await historyOf('nothing')).toEqual([]);
  });

  it('keeps nothing of a change that was refused', async () => {
    const { id } = await create();
    expect(
      await codeOf(
        'mutation ($id: ID!) { updateInvoice(input: { id: $id, version: 7 }) { invoice { id } } }',
        { id },
      ),
    ).toBe('CONFLICT');
    expect(await historyOf(id)).toHaveLength(1);
  });
});

describe('restoring', () => {
  it('brings a deleted record back whole, once', async () => {
    const { id } = await create({ items: [{ name: 'Mel', unit: 2, price: 1.5 }] });
    const before = await find(id);
    await remove(id);
    const [deletion] = await historyOf(id);
    const { restore } = await run(RESTORE, { id: deletion!.id });
    expect(restore.activity).toMatchObject({ action: 'restored', restores: deletion!.id });
    expect(await find(id)).toEqual({ ...before, version: 2 });
    expect((await historyOf(id))[0]).toMatchObject({ id: restore.activity.id, action: 'restored' });
  });

  it('puts back what was written over, and can itself be taken back', async () => {
    const { id } = await create();
    const before = await find(id);
    await update({ id, buyer: { name: 'Outra' }, items: [] });
    const changed = await find(id);
    const [overwriting] = await historyOf(id);
    await run(RESTORE, { id: overwriting!.id });
    expect(await find(id)).toEqual({ ...before, version: 3 });
    const [restoring] = await historyOf(id);
    await run(RESTORE, { id: restoring!.id });
    expect(await find(id)).toEqual({ ...changed, version: 4 });
  });

  it('takes away what was made', async () => {
    const { id } = await create();
    const [creation] = await historyOf(id);
    const { restore } = await run(RESTORE, { id: creation!.id });
    expect(restore.activity).toMatchObject({ action: 'deleted', restores: creation!.id });
    expect(await find(id)).toBeNull();
  });

  it('is refused, and changes nothing, when another record has taken the place', async () => {
    const { id, orderNo } = await create();
    await remove(id);
    const [deletion] = await historyOf(id);
    await create({ orderNo });
    expect(await codeOf(RESTORE, { id: deletion!.id })).toBe('CONFLICT');
    expect(await find(id)).toBeNull();
  });

  it('of business data is for ADMIN', async () => {
    const { id } = await create();
    const [creation] = await historyOf(id);
    const editor = await gateway.tokenFor('EDITOR');
    expect(await codeOf(RESTORE, { id: creation!.id }, editor)).toBe('FORBIDDEN');
    expect(await codeOf(RESTORE, { id: 'none' }, editor)).toBe('NOT_FOUND');
    expect(await find(id)).not.toBeNull();
  });

  it('of an account is for SA alone', async () => {
    const user = { email: 'nora@example.test', username: 'nora', password: 'a long secret' };
    const { body } = await gateway.call({ url: '/api/auth/register', body: user });
    const sa = await gateway.tokenFor('SA');
    const { id } = (body as { user: { id: string } }).user;
    const promote = `mutation ($id: ID!) {
      updateAccount(input: { id: $id, role: EDITOR }) { account { role } }
    }`;
    await run(promote, { id }, sa);
    const list = '{ activities(first: 1, filter: { kind: ["Account"] }) { nodes { id action } } }';
    const { activities } = await run(list, {}, sa);
    const [promotion] = activities.nodes;
    expect(promotion.action).toBe('updated');
    const admin = await gateway.tokenFor('ADMIN');
    expect(await codeOf(RESTORE, { id: promotion.id }, admin)).toBe('FORBIDDEN');
    await run(RESTORE, { id: promotion.id }, sa);
  });

  it('of one deletion by ten people at once leaves one record, and the others are told', async () => {
    const { id } = await create();
    await remove(id);
    const [deletion] = await historyOf(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => gateway.graphql(RESTORE, { id: deletion!.id }, token)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await find(id)).toMatchObject({ id });
  });
});

describe('purging', () => {
  it('forgets a deleted record for good', async () => {
    const { id } = await create();
    await remove(id);
    const [deletion] = await historyOf(id);
    expect(await run(PURGE, { id: deletion!.id })).toEqual({ purge: { activityId: deletion!.id } });
    expect(await codeOf(RESTORE, { id: deletion!.id })).toBe('CONFLICT');
    const kept = await gateway.store.db
      .selectFrom('activityChanges')
      .selectAll()
      .where('recordId', '=', id)
      .execute();
    expect(kept.every(({ before, after }) => before === null && after === null)).toBe(true);
  });

  it('is refused for what was not deleted', async () => {
    const { id } = await create();
    const [creation] = await historyOf(id);
    expect(await codeOf(PURGE, { id: creation!.id })).toBe('CONFLICT');
    expect(await codeOf(PURGE, { id: 'none' })).toBe('NOT_FOUND');
  });
});

describe('the list of activities', () => {
  const LIST = `query ($filter: ActivityFilter) {
    activities(filter: $filter) { totalCount nodes { action kind title by { name } } }
  }`;

  it('has sign-ins and registrations, without any secret', async () => {
    const user = { email: 'rita@example.test', username: 'rita', password: 'a long secret' };
    await gateway.call({ url: '/api/auth/register', body: user });
    await gateway.call({ url: '/api/auth/login', body: user });
    const { activities } = await run(LIST, { filter: { kind: ['Account'] } });
    expect(activities.nodes).toEqual([
      { action: 'signedIn', kind: 'Account', title: 'rita', by: { name: 'rita' } },
      { action: 'created', kind: 'Account', title: 'rita', by: { name: 'rita' } },
    ]);
    const copies = await gateway.store.db.selectFrom('activityChanges').selectAll().execute();
    expect(JSON.stringify(copies)).toContain('rita@example.test');
    expect(JSON.stringify(copies)).not.toMatch(/argon2|passwordHash/);
  });

  it('is filtered by person, kind, action and time', async () => {
    const totalOf = async (filter: object) =>
      (await run(LIST, { filter })).activities.totalCount as number;
    const all = await gateway.store.db.selectFrom('activities').selectAll().execute();
    const ofKind = (kind: string) => all.filter((each) => each.kind === kind).length;
    const deleted = all.filter(({ action }) => action === 'deleted').length;
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const { id } = await create();
    await remove(id);
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    expect(await totalOf({})).toBe(all.length + 2);
    expect(await totalOf({ action: ['deleted'] })).toBe(deleted + 1);
    expect(await totalOf({ kind: ['Deal'] })).toBe(ofKind('Deal'));
    expect(await totalOf({ kind: ['Invoice'] })).toBe(ofKind('Invoice') + 2);
    expect(await totalOf({ accountId: 'somebody' })).toBe(0);
    expect(await totalOf({ to: '2026-01-01T00:00:00.000Z' })).toBe(0);
    expect(await totalOf({ from: anHourAgo, to: inAnHour })).toBe(2);
  });

  it('is for ADMIN', async () => {
    expect(await codeOf(LIST, {}, await gateway.tokenFor('EDITOR'))).toBe('FORBIDDEN');
  });
});
