import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdCustomerId, createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id stage lostReason stageChangedAt closedAt version
  timeline { id at kind text fromStage toStage accountId accountName }`;
const MOVE = `mutation ($input: MoveDealToStageInput!) {
  moveDealToStage(input: $input) { activityId deal { ${WHOLE} } }
}`;
const NOTE = `mutation ($input: AddDealNoteInput!) {
  addDealNote(input: $input) { entry { id text } deal { ${WHOLE} } }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const move = (input: object) => gateway.graphql(MOVE, { input }, token);
const note = (input: object) => gateway.graphql(NOTE, { input }, token);
const find = async (id: string) => {
  const query = `query ($id: ID!) { deal(id: $id) { ${WHOLE} } }`;
  return (await gateway.graphql(query, { id }, token)).data?.deal;
};

async function moved(input: object) {
  const { data, errors } = await move(input);
  expect(errors).toBeUndefined();
  return data?.moveDealToStage.deal;
}

describe('moving a deal', () => {
  it('changes its stage, and tells so on the timeline', async () => {
    const { id, stageChangedAt } = await createdDeal(gateway, token);
    const deal = await moved({ id, version: 1, stage: 'won' });
    expect(deal).toMatchObject({ stage: 'won', lostReason: null, version: 2 });
    expect(deal.stageChangedAt >= stageChangedAt).toBe(true);
    expect(deal.timeline).toMatchObject([
      { kind: 'stage', fromStage: 'lead', toStage: 'won', accountName: expect.any(String) },
      { kind: 'stage', fromStage: null, toStage: 'lead' },
    ]);
    expect(await find(id)).toEqual(deal);
  });

  it('keeps why it was lost only as long as it is lost', async () => {
    const { id } = await createdDeal(gateway, token);
    const lost = await moved({ id, stage: 'lost', lostReason: ' Preço. ' });
    expect(lost).toMatchObject({ stage: 'lost', lostReason: 'Preço.' });
    expect(lost.timeline[0]).toMatchObject({ text: 'Preço.', toStage: 'lost' });
    expect(await moved({ id, stage: 'qualified' })).toMatchObject({ lostReason: null });
  });

  it('closes it at that moment, which can be put right while it is closed', async () => {
    const { id } = await createdDeal(gateway, token);
    const change = async (closedAt: string | null) =>
      gateway.graphql(
        `mutation ($input: UpdateDealInput!) {
          updateDeal(input: $input) { deal { closedAt stageChangedAt } }
        }`,
        { input: { id, closedAt } },
        token,
      );
    const DAY = '2026-01-02T12:00:00.000Z';
    const refused = { closedAt: 'is only for deals that are won or lost' };
    expect((await change(DAY)).errors?.[0]?.extensions?.fields).toEqual(refused);
    const won = await moved({ id, stage: 'won' });
    expect(won.closedAt).toBe(won.stageChangedAt);
    expect((await change(DAY)).data?.updateDeal.deal.closedAt).toBe(DAY);
    expect((await change(null)).data?.updateDeal.deal.closedAt).toBe(won.closedAt);
    const lost = await moved({ id, stage: 'lost', lostReason: 'Preço.' });
    expect(lost.closedAt).toBe(lost.stageChangedAt);
    expect(await moved({ id, stage: 'lead' })).toMatchObject({ closedAt: null });
  });

  it('is taken back with what it told, and leaves the notes that were written since', async () => {
    const { id } = await createdDeal(gateway, token);
    const { data } = await move({ id, stage: 'won' });
    await note({ id, text: 'Entregar cedo.' });
    const { errors } = await gateway.graphql(
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
      { id: data?.moveDealToStage.activityId },
      token,
    );
    expect(errors).toBeUndefined();
    const { stage, timeline } = await find(id);
    expect(stage).toBe('lead');
    expect(timeline).toMatchObject([{ text: 'Entregar cedo.' }, { toStage: 'lead' }]);
    expect(timeline).toHaveLength(2);
  });

  it('to where it is tells nothing', async () => {
    const { id, stageChangedAt } = await createdDeal(gateway, token);
    const deal = await moved({ id, stage: 'lead' });
    expect(deal.timeline).toHaveLength(1);
    expect(deal.stageChangedAt).toBe(stageChangedAt);
  });

  it.each([
    ['lost', null, 'this field is required'],
    ['lost', '  ', 'this field is required'],
    ['won', 'Preço.', 'is only for lost deals'],
  ])('to %s for %j is refused', async (stage, lostReason, message) => {
    const { id } = await createdDeal(gateway, token);
    const before = await find(id);
    const { errors } = await move({ id, stage, lostReason });
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields: { lostReason: message } });
    expect(await find(id)).toEqual(before);
  });

  it('from an older version is refused with the deal as it now is', async () => {
    const { id } = await createdDeal(gateway, token);
    await moved({ id, version: 1, stage: 'qualified' });
    const { errors } = await move({ id, version: 1, stage: 'won' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, stage: 'qualified', version: 2 },
    });
    expect((await find(id)).timeline).toHaveLength(2);
  });

  it('lets one of twenty win that start from one version', async () => {
    const { id } = await createdDeal(gateway, token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => move({ id, version: 1, stage: 'proposal' })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();
    expect(codes).toEqual([...Array<string>(19).fill('CONFLICT'), 'done']);
    expect((await find(id)).timeline).toHaveLength(2);
  });

  it('away from won is refused once there is an invoice', async () => {
    const customerId = await createdCustomerId(gateway, token);
    const { id } = await createdDeal(gateway, token, { customerId, stage: 'won' });
    const invoice = 'mutation ($id: ID!) { invoiceDeal(input: { id: $id }) { activityId } }';
    await gateway.graphql(invoice, { id }, token);
    const { errors } = await move({ id, stage: 'proposal' });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INVALID',
      fields: { stage: 'must stay won: there is an invoice' },
    });
    expect(await moved({ id, stage: 'won' })).toMatchObject({ stage: 'won' });
  });

  it('is taken back with its entry on the timeline', async () => {
    const { id } = await createdDeal(gateway, token);
    const { data } = await move({ id, stage: 'lost', lostReason: 'Preço.' });
    const restore =
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
    await gateway.graphql(restore, { id: data?.moveDealToStage.activityId }, token);
    const deal = await find(id);
    expect(deal).toMatchObject({ stage: 'lead', lostReason: null });
    expect(deal.timeline).toHaveLength(1);
  });

  it('refuses an unknown id', async () => {
    const { errors } = await move({ id: 'none', stage: 'won' });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('a note', () => {
  it('stands on the timeline, and leaves the version', async () => {
    const { id } = await createdDeal(gateway, token);
    const { data } = await note({ id, text: ' Ligar na segunda. ' });
    const { deal, entry } = data?.addDealNote ?? {};
    expect(entry.text).toBe('Ligar na segunda.');
    expect(deal.version).toBe(1);
    expect(deal.timeline[0]).toMatchObject({
      id: entry.id,
      kind: 'note',
      fromStage: null,
      toStage: null,
    });
    expect(await find(id)).toEqual(deal);
  });

  it('comes before those written earlier, none of them lost when they come at once', async () => {
    const { id } = await createdDeal(gateway, token);
    const texts = Array.from({ length: 20 }, (_, index) => `note ${index}`);
    await Promise.all(texts.map((text) => note({ id, text })));
    await note({ id, text: 'last' });
    const { timeline } = await find(id);
    const written = timeline.map(({ text }: { text: string }) => text);
    expect(written[0]).toBe('last');
    expect(written.at(-1)).toBeNull();
    expect(written.slice(1, -1).sort()).toEqual(texts.sort());
  });

  it.each([
    [' ', 'this field is required'],
    ['x'.repeat(5_001), 'must be at most 5000 characters long'],
  ])('is refused, case %#', async (text, message) => {
    const { id } = await createdDeal(gateway, token);
    const { errors } = await note({ id, text });
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields: { text: message } });
  });

  it('on a deal that is not there is refused', async () => {
    const { errors } = await note({ id: 'none', text: 'x' });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

it('shows the newest hundred entries of each deal of a list', async () => {
  const { id } = await createdDeal(gateway, token);
  const other = await createdDeal(gateway, token);
  for (let written = 0; written < 105; written += 1) await note({ id, text: `${written}` });
  const query = `{ deals(first: 20, filter: { expectedCloseDayFrom: "2030-01-01" }) {
    nodes { id timeline { text } }
  } }`;
  const { data } = await gateway.graphql(query, {}, token);
  const byId = new Map<string, { text: string }[]>(
    data?.deals.nodes.map((deal: { id: string; timeline: [] }) => [deal.id, deal.timeline]),
  );
  expect(byId.get(id)?.map(({ text }) => text)).toEqual(
    Array.from({ length: 100 }, (_, index) => `${104 - index}`),
  );
  expect(byId.get(other.id)).toHaveLength(1);
});
