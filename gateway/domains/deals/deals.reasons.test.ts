import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const DEALS = `query ($filter: DealFilter) { deals(filter: $filter, sort: { field: title }) {
  nodes { id lostReason lossReasonId lossReason { name } timeline { text } }
  counts(by: lossReasonId) { value count }
} }`;
const MOVE = `mutation ($input: MoveDealToStageInput!) {
  moveDealToStage(input: $input) { deal { lostReason } activityId }
}`;
const MOVE_ALL = `mutation ($input: MoveDealsToStageInput!) {
  moveDealsToStage(input: $input) { count }
}`;
const UPDATE = `mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { deal { lostReason } } }`;
const DELETE = `mutation ($input: DeleteLossReasonInput!) {
  deleteLossReason(input: $input) { activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
  for (const [position, name] of ['Price', 'Delivery'].entries()) {
    const input = { id: name, name, position };
    await ask(
      'mutation ($input: CreateLossReasonInput!) { createLossReason(input: $input) { id: __typename } }',
      { input },
    );
  }
  for (const id of ['balcao', 'caixas']) await createdDeal(gateway, token, { id, title: id });
});
afterEach(() => gateway.stop());

const ask = (query: string, variables: object) => gateway.graphql(query, variables, token);
const deals = async (filter: object = {}) => (await ask(DEALS, { filter })).data!.deals;
const lose = (id: string, reason: object) => ask(MOVE, { input: { id, stage: 'lost', ...reason } });

describe('a deal that is lost for a reason of the list', () => {
  it('has its name as the reason, on its timeline too; what is said besides comes first', async () => {
    const { data } = await lose('balcao', { lossReasonId: 'Price' });
    expect(data?.moveDealToStage.deal).toEqual({ lostReason: 'Price' });
    await lose('caixas', { lossReasonId: 'Price', lostReason: 'Too much for a box.' });
    expect((await deals()).nodes).toMatchObject([
      { lostReason: 'Price', lossReason: { name: 'Price' }, timeline: [{ text: 'Price' }, {}] },
      { lostReason: 'Too much for a box.', lossReasonId: 'Price' },
    ]);
  });

  it('is found and counted by it', async () => {
    await lose('balcao', { lossReasonId: 'Price' });
    await lose('caixas', { lostReason: 'Moved away.' });
    const { nodes, counts } = await deals();
    expect(nodes[1]).toMatchObject({ lostReason: 'Moved away.', lossReason: null });
    expect(counts).toEqual(expect.arrayContaining([{ value: 'Price', count: 1 }]));
    expect((await deals({ lossReasonIdIn: ['Price'] })).nodes).toMatchObject([{ id: 'balcao' }]);
  });

  it('changes it, and one that comes back open has none', async () => {
    await lose('balcao', { lossReasonId: 'Price' });
    const changed = await ask(UPDATE, { input: { id: 'balcao', lossReasonId: 'Delivery' } });
    expect(changed.data?.updateDeal.deal).toEqual({ lostReason: 'Delivery' });
    await ask(MOVE, { input: { id: 'balcao', stage: 'lead' } });
    expect((await deals()).nodes[0]).toMatchObject({ lostReason: null, lossReasonId: null });
  });

  it('keeps the name of a reason that goes, and has the reason again when that comes back', async () => {
    const all = { filter: {}, stage: 'lost', lossReasonId: 'Price' };
    expect((await ask(MOVE_ALL, { input: all })).data?.moveDealsToStage).toEqual({ count: 2 });
    const { data } = await ask(DELETE, { input: { id: 'Price' } });
    const gone = { lostReason: 'Price', lossReasonId: null };
    expect((await deals()).nodes).toMatchObject([gone, gone]);
    await ask(RESTORE, { id: data?.deleteLossReason.activityId });
    const back = { lostReason: 'Price', lossReasonId: 'Price' };
    expect((await deals()).nodes).toMatchObject([back, back]);
  });
});

describe('a reason of the list', () => {
  it.each([
    [
      'of a deal that is not lost',
      { stage: 'won', lossReasonId: 'Price' },
      'is only for lost deals',
    ],
    ['that is not there', { stage: 'lost', lossReasonId: 'Rain' }, 'is not a loss reason'],
  ])('%s is refused', async (_what, to, lossReasonId) => {
    const { errors } = await ask(MOVE, { input: { id: 'balcao', ...to } });
    expect(errors?.[0]?.extensions?.fields).toEqual({ lossReasonId });
  });
});
