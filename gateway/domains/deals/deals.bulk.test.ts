import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createdCustomerId, createdDeal } from '../../testing/sample-deals.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const DELETE = `mutation ($input: DeleteDealsInput!) {
  deleteDeals(input: $input) { count activityId }
}`;
const UPDATE = `mutation ($input: UpdateDealsInput!) {
  updateDeals(input: $input) { count activityId }
}`;
const MOVE = `mutation ($input: MoveDealsToStageInput!) {
  moveDealsToStage(input: $input) { count skippedCount activityId }
}`;
const INVOICE =
  'mutation ($input: InvoiceDealInput!) { invoiceDeal(input: $input) { activityId } }';
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LIST = `{ deals(first: 10, sort: { field: title }) { totalCount nodes {
  id title stage lostReason ownerId invoiceId timeline { text fromStage toStage }
} } }`;

let gateway: TestGateway;
let admin: string;
let editor: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  admin = await gateway.tokenFor('ADMIN');
  editor = await gateway.tokenFor('EDITOR');
  const customerId = await createdCustomerId(gateway, editor);
  for (const [id, stage] of [
    ['balcao', 'lead'],
    ['caixas', 'proposal'],
    ['vitrine', 'won'],
  ]) {
    await createdDeal(gateway, editor, { id, title: id, stage, customerId });
  }
});
afterEach(() => gateway.stop());

const ask = (query: string, input: object, token = editor) =>
  gateway.graphql(query, { input }, token);
const stored = async () => (await gateway.graphql(LIST, {}, admin)).data!.deals;

async function restored({ activityId }: { activityId: string }, token = editor) {
  const { errors } = await gateway.graphql(RESTORE, { id: activityId }, token);
  expect(errors).toBeUndefined();
  return stored();
}

describe('several deals', () => {
  it('go to a stage in one step, with the reason on each timeline; those that may not stay', async () => {
    await ask(INVOICE, { id: 'vitrine' });
    const before = await stored();
    const to = { stage: 'lost', lostReason: ' Fecharam a loja. ' };
    const { data } = await ask(MOVE, { filter: {}, ...to });
    expect(data?.moveDealsToStage).toMatchObject({ count: 2, skippedCount: 1 });
    const lost = { stage: 'lost', lostReason: 'Fecharam a loja.' };
    expect((await stored()).nodes).toMatchObject([
      { ...lost, timeline: [{ text: lost.lostReason, fromStage: 'lead' }, {}] },
      { ...lost, timeline: [{ fromStage: 'proposal', toStage: 'lost' }, {}] },
      { stage: 'won', invoiceId: expect.any(String) },
    ]);
    expect(await restored(data?.moveDealsToStage)).toEqual(before);
  });

  it('are refused a stage that none may go to, and a loss without a reason', async () => {
    await ask(INVOICE, { id: 'vitrine' });
    const before = await stored();
    const moved = await ask(MOVE, { ids: ['vitrine'], stage: 'lead' });
    expect(moved.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const lost = await ask(MOVE, { ids: ['balcao'], stage: 'lost' });
    expect(lost.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { lostReason: 'this field is required' },
    });
    expect(await stored()).toEqual(before);
  });

  it('get an owner, and none, in one step', async () => {
    const before = await stored();
    const ownerId = (await gateway.graphql('{ me { id } }', {}, admin)).data?.me.id as string;
    const ids = ['balcao', 'caixas'];
    const { data } = await ask(UPDATE, { ids, ownerId });
    expect(data?.updateDeals.count).toBe(2);
    expect((await stored()).nodes).toMatchObject([{ ownerId }, { ownerId }, { ownerId: null }]);
    await ask(UPDATE, { filter: { ownerId } });
    expect((await stored()).nodes).toMatchObject(before.nodes);
    const unknown = await ask(UPDATE, { ids, ownerId: 'nobody' });
    expect(unknown.errors?.[0]?.extensions?.fields).toEqual({ ownerId: 'is not an account' });
  });

  it('are deleted in one step, which one undo takes back whole', async () => {
    const before = await stored();
    const { data } = await ask(DELETE, { filter: { stage: ['lead', 'won'] } }, admin);
    expect(data?.deleteDeals.count).toBe(2);
    expect((await stored()).nodes).toMatchObject([{ id: 'caixas' }]);
    expect(await restored(data?.deleteDeals, admin)).toEqual(before);
  });

  it.each([
    ['nothing that says which', {}, 'ids'],
    ['ids and a filter', { ids: ['balcao'], filter: {} }, 'filter'],
    ['too many ids', { ids: Array(101).fill('balcao') }, 'ids'],
  ])('are not chosen by %s', async (_what, input, field) => {
    const { errors } = await ask(DELETE, input, admin);
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  });
});
