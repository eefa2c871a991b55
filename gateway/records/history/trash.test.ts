import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterEach(() => gateway.stop());

const run = async (query: string, variables: object = {}, as = token) => {
  const { data, errors } = await gateway.graphql(query, variables, as);
  expect(errors).toBeUndefined();
  return data!;
};
const codeOf = async (query: string, variables: object, as: string) =>
  (await gateway.graphql(query, variables, as)).errors?.[0]?.extensions?.code;

interface Deleted {
  id: string;
  kind: string;
  title: string;
  activityId: string;
  by: { name: string };
}
const trash = async (kind?: string[]) =>
  (
    await run(
      'query ($kind: [String!]) { trash(kind: $kind) { totalCount nodes { id kind title activityId by { name } } } }',
      { kind },
    )
  ).trash as { totalCount: number; nodes: Deleted[] };
const create = async (orderNo: string) =>
  (
    await run(
      'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
      { input: { ...newInvoice, orderNo } },
    )
  ).createInvoice.invoice.id as string;
const removeAll = (ids: string[]) =>
  run('mutation ($ids: [ID!]!) { deleteInvoices(input: { ids: $ids }) { activityId } }', { ids });
const titles = ({ nodes }: { nodes: Deleted[] }) => nodes.map(({ title }) => title).toSorted();
const statusOf = async (id: string) =>
  (await run('query ($id: ID!) { invoice(id: $id) { status } }', { id })).invoice?.status;

const RESTORE_ONE = `mutation ($activityId: ID!, $recordId: ID!) {
  restore(input: { activityId: $activityId, recordId: $recordId }) { activity { action } }
}`;
const PURGE_ONE = `mutation ($activityId: ID!, $recordId: ID!) {
  purge(input: { activityId: $activityId, recordId: $recordId }) { activityId }
}`;
const VERSION = `mutation ($activityId: ID!, $recordId: ID!) {
  restoreVersion(input: { activityId: $activityId, recordId: $recordId }) { activity { action kind } }
}`;

describe('the trash', () => {
  it('has each record of a deletion, until it is restored or purged, one by one', async () => {
    const ids = await Promise.all(['T-1', 'T-2', 'T-3'].map(create));
    expect((await trash()).totalCount).toBe(0);
    await removeAll(ids);
    const all = await trash();
    expect(titles(all)).toEqual(['T-1', 'T-2', 'T-3']);
    expect(all.nodes[0]).toMatchObject({
      kind: 'Invoice',
      by: { name: expect.stringMatching(/^admin-/) },
    });
    expect((await trash(['Deal'])).totalCount).toBe(0);
    expect((await trash(['Invoice'])).totalCount).toBe(3);

    const { activityId } = all.nodes[0]!;
    await run(RESTORE_ONE, { activityId, recordId: ids[0] });
    expect(await statusOf(ids[0]!)).toBe('pending');
    expect(await statusOf(ids[1]!)).toBeUndefined();
    expect(titles(await trash())).toEqual(['T-2', 'T-3']);

    await run(PURGE_ONE, { activityId, recordId: ids[1] });
    expect(titles(await trash())).toEqual(['T-3']);
    expect(await codeOf(RESTORE_ONE, { activityId, recordId: ids[1] }, token)).toBe('CONFLICT');
    await run(RESTORE_ONE, { activityId, recordId: ids[2] });
    expect((await trash()).totalCount).toBe(0);
  });

  it('has a record once that was deleted again, and nothing that is older than 30 days', async () => {
    const id = await create('T-1');
    await removeAll([id]);
    await run(RESTORE_ONE, { activityId: (await trash()).nodes[0]!.activityId, recordId: id });
    await removeAll([id]);
    expect((await trash()).totalCount).toBe(1);
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
    await gateway.store.db.updateTable('activities').set({ at: longAgo }).execute();
    expect((await trash()).totalCount).toBe(0);
    expect(await run('{ trashDays }')).toEqual({ trashDays: 30 });
  });

  it('is for ADMIN', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    expect(await codeOf('{ trash { totalCount } }', {}, editor)).toBe('FORBIDDEN');
    expect(await codeOf('{ activityKinds }', {}, editor)).toBe('FORBIDDEN');
    expect(await codeOf('{ trashDays }', {}, editor)).toBe('FORBIDDEN');
    expect((await run('{ activityKinds }')).activityKinds).toContain('Invoice');
    await create('T-1');
    const { activityAuthors } = await run('{ activityAuthors { name } }');
    expect(activityAuthors).toEqual([{ name: expect.stringMatching(/^admin-/) }]);
  });
});

describe('what can be taken back', () => {
  const undoable = async (as: string) =>
    (await run('{ undoableActivities { nodes { title } } }', {}, as)).undoableActivities.nodes.map(
      ({ title }: { title: string }) => title,
    ) as string[];

  it('is one’s own of the last 24 hours, for an editor too, and nothing that was made', async () => {
    const [editor, other] = [await gateway.tokenFor('EDITOR'), await gateway.tokenFor('EDITOR')];
    const { createProject } = await run(
      'mutation { createProject(input: { projectName: "Quermesse", userName: "Ana", email: "ana@example.test" }) { project { id } } }',
      {},
      editor,
    );
    expect(await undoable(editor)).toEqual([]);
    await run(
      'mutation ($id: ID!) { updateProject(input: { id: $id, projectName: "Arraial" }) { project { id } } }',
      { id: createProject.project.id },
      editor,
    );
    expect(await undoable(editor)).toEqual(['Arraial']);
    expect(await undoable(other)).toEqual([]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await gateway.store.db.updateTable('activities').set({ at: yesterday }).execute();
    expect(await undoable(editor)).toEqual([]);
  });
});

describe('a version of a record', () => {
  const change = (id: string, changes: object) =>
    run('mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { activityId } }', {
      input: { id, ...changes },
    });
  const read = async (id: string) =>
    (await run('query ($id: ID!) { invoice(id: $id) { vat status } }', { id })).invoice;
  const activityIds = async (of: string) =>
    (
      (await run('query ($of: ID!) { history(of: $of) { nodes { id } } }', { of })).history
        .nodes as { id: string }[]
    ).map(({ id }) => id);

  it('comes back as it was right after an activity but for how far it is, also for an editor', async () => {
    const recordId = await create('V-1');
    await change(recordId, { vat: 5, status: 'processing' });
    await change(recordId, { vat: 7, status: 'delivered' });
    const [, second, first] = await activityIds(recordId);
    const editor = await gateway.tokenFor('EDITOR');
    await run(VERSION, { activityId: second, recordId }, editor);
    expect(await read(recordId)).toEqual({ vat: 5, status: 'delivered' });
    await run(VERSION, { activityId: first, recordId }, editor);
    expect(await read(recordId)).toEqual({ vat: 0, status: 'delivered' });
    expect((await activityIds(recordId)).length).toBe(5);
  });

  it('of a deal leaves the notes that were written since', async () => {
    const input = { title: 'Mesas', expectedCloseDay: '2026-11-30' };
    const { createDeal } = await run(
      'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }',
      { input },
    );
    const recordId = createDeal.deal.id as string;
    await run(
      'mutation ($id: ID!) { updateDeal(input: { id: $id, title: "Bancos" }) { deal { id } } }',
      { id: recordId },
    );
    await run(
      'mutation ($id: ID!) { addDealNote(input: { id: $id, text: "Liga amanhã" }) { deal { id } } }',
      { id: recordId },
    );
    const [, creation] = await activityIds(recordId);
    await run(VERSION, { activityId: creation, recordId });
    const { deal } = await run('query ($id: ID!) { deal(id: $id) { title timeline { text } } }', {
      id: recordId,
    });
    expect(deal.title).toBe('Mesas');
    expect(deal.timeline).toContainEqual({ text: 'Liga amanhã' });
  });

  it('of a deleted record is for ADMIN, and of the deletion itself there is none', async () => {
    const recordId = await create('V-1');
    await removeAll([recordId]);
    const [deletion, creation] = await activityIds(recordId);
    const [editor, guest] = [await gateway.tokenFor('EDITOR'), await gateway.tokenFor('GUEST')];
    const version = { activityId: creation, recordId };
    expect(await codeOf(VERSION, version, editor)).toBe('FORBIDDEN');
    expect(await codeOf(VERSION, { ...version, activityId: deletion }, token)).toBe('CONFLICT');
    expect(await codeOf(VERSION, { ...version, recordId: 'other' }, token)).toBe('NOT_FOUND');
    await run(VERSION, version);
    expect(await codeOf(VERSION, version, guest)).toBe('FORBIDDEN');
    expect(await statusOf(recordId)).toBe('pending');
  });
});
