import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../seed/random.ts';
import { seedId } from '../../../seed/seed.ts';
import { createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { stages, winPercents } from './deals.rules.ts';

const FIGURES = `query ($filter: DealFilter) {
  deals(first: 1, filter: $filter) { totalCount }
  dealStages(filter: $filter) { stage probability count amount weightedAmount }
  dealForecast(filter: $filter) { month count amount weightedAmount }
}`;
const PAGE = `query ($filter: DealFilter, $after: String) {
  deals(first: 100, after: $after, filter: $filter) {
    nodes { stage amount expectedCloseDay }
    pageInfo { hasNextPage endCursor }
  }
}`;
const DAY_MS = 24 * 60 * 60 * 1000;
const random = randomFrom(20_260_301);

interface Listed {
  stage: keyof typeof winPercents;
  amount: number;
  expectedCloseDay: string;
}

interface Counted {
  count: number;
  amount: number;
  weightedAmount: number;
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  const editor = await gateway.tokenFor('EDITOR');
  // The deals have amounts with fractional shares, and days on both sides of a month's end.
  for (let made = 0; made < 60; made += 1) {
    const stage = random.pick(stages);
    await createdDeal(gateway, editor, {
      products: [],
      stage,
      lostReason: stage === 'lost' ? 'Preço.' : null,
      amount: random.whole(0, 99_999) / 100,
      expectedCloseDay: new Date(Date.UTC(2026, 1, 20) + random.whole(0, 70) * DAY_MS)
        .toISOString()
        .slice(0, 10),
      ...(made % 2 === 0 ? { nextStep: 'Ligar', nextStepDay: someDay() } : {}),
    });
  }
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

async function ask(query: string, variables: object) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

async function listed(filter: object): Promise<Listed[]> {
  const nodes: Listed[] = [];
  let after: string | null = null;
  do {
    const { deals } = await ask(PAGE, { filter, after });
    nodes.push(...(deals.nodes as Listed[]));
    after = deals.pageInfo.hasNextPage ? (deals.pageInfo.endCursor as string) : null;
  } while (after !== null);
  return nodes;
}

const cents = (amount: number) => Math.round(amount * 100);

/** Returns the figures in cents, added one by one. */
const added = (deals: readonly Listed[]): Counted => ({
  count: deals.length,
  amount: deals.reduce((sum, { amount }) => sum + cents(amount), 0),
  weightedAmount: deals.reduce(
    (sum, { amount, stage }) => sum + Math.floor((cents(amount) * winPercents[stage] + 50) / 100),
    0,
  ),
});

const inCents = ({ count, amount, weightedAmount }: Counted) => ({
  count,
  amount: cents(amount),
  weightedAmount: cents(weightedAmount),
});

const maybe = <Value>(value: () => Value) => (random.next() < 0.4 ? value() : undefined);
const someMoment = () =>
  new Date(Date.UTC(2026, 0, 1) + random.whole(0, 150) * DAY_MS).toISOString();
const someDay = () => someMoment().slice(0, 10);

const randomFilter = () => ({
  text: maybe(() => random.pick(['de', 'headset', 'troca', 'a o'])),
  stage: maybe(() => stages.filter(() => random.next() < 0.5)),
  ownerId: maybe(() => seedId('accounts', random.whole(0, 2))),
  expectedCloseDayFrom: maybe(someDay),
  expectedCloseDayTo: maybe(someDay),
  overdueDay: maybe(someDay),
  inStageBefore: maybe(someMoment),
  hasNextStep: maybe(() => random.next() < 0.5),
  nextStepBeforeDay: maybe(someDay),
});

const nothing = { count: 0, amount: 0, weightedAmount: 0 };

describe('the figures', () => {
  it('are those of the deals that the same filter lists, whatever the filter', async () => {
    for (let round = 0; round < 40; round += 1) {
      const filter = randomFilter();
      const deals = await listed(filter);
      const figures = await ask(FIGURES, { filter });
      const { dealStages, dealForecast } = figures as Record<string, (Counted & Listed)[]>;
      const said = JSON.stringify(filter);
      expect(figures.deals.totalCount, said).toBe(deals.length);
      expect(
        dealStages!.map((each) => ({ stage: each.stage, ...inCents(each) })),
        said,
      ).toEqual(
        stages.map((stage) => ({ stage, ...added(deals.filter((deal) => deal.stage === stage)) })),
      );
      const months = [...new Set(deals.map((deal) => deal.expectedCloseDay.slice(0, 7)))].sort();
      expect(
        dealForecast!.map((each) => ({ ...each, ...inCents(each) })),
        said,
      ).toEqual(
        months.map((month) => ({
          month: `${month}-01T00:00:00.000Z`,
          ...added(deals.filter((deal) => deal.expectedCloseDay.startsWith(month))),
        })),
      );
    }
  });

  it('stand for each stage in its order, with how likely it is to be won', async () => {
    const { dealStages } = await ask(FIGURES, { filter: { text: 'no deal is called so' } });
    expect(dealStages).toEqual(
      [10, 25, 50, 75, 100, 0].map((probability, index) => ({
        stage: stages[index],
        probability,
        ...nothing,
      })),
    );
  });

  it('take a day entered with an offset for its day in UTC', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const filter = { expectedCloseDayFrom: '2041-12-01' };
    await createdDeal(gateway, editor, {
      expectedCloseDay: undefined,
      expectedCloseOn: '2041-12-31T22:30:00-03:00',
    });
    const [deal] = await listed(filter);
    expect(deal?.expectedCloseDay).toBe('2042-01-01');
    const { dealForecast } = await ask(FIGURES, { filter });
    expect(dealForecast).toMatchObject([{ month: '2042-01-01T00:00:00.000Z', count: 1 }]);
  });
});

describe('a filter of what needs someone', () => {
  it('finds what is open and late, stands still, or waits for a next step', async () => {
    const overdueDay = '2026-03-02';
    for (const { stage, expectedCloseDay } of await listed({ overdueDay })) {
      expect(['won', 'lost']).not.toContain(stage);
      expect(expectedCloseDay < overdueDay).toBe(true);
    }
    expect(await listed({ overdueDay, stage: ['won', 'lost'] })).toEqual([]);
    expect((await listed({ inStageBefore: '2100-01-01' })).length).toBe(
      (await listed({ stage: ['lead', 'qualified', 'proposal', 'negotiation'] })).length,
    );
    expect(await listed({ inStageBefore: '2000-01-01' })).toEqual([]);
    const late = await ask(
      'query ($filter: DealFilter) { deals(first: 100, filter: $filter) { nodes { stage nextStepDay } } }',
      { filter: { nextStepBeforeDay: overdueDay } },
    );
    expect(late.deals.nodes.length).toBeGreaterThan(0);
    for (const { stage, nextStepDay } of late.deals.nodes) {
      expect(['won', 'lost']).not.toContain(stage);
      expect(nextStepDay < overdueDay).toBe(true);
    }
    const planned = await listed({ hasNextStep: true });
    const unplanned = await listed({ hasNextStep: false });
    expect(planned.length > 0 && unplanned.length > 0).toBe(true);
    expect(planned.length + unplanned.length).toBe(
      (await listed({ inStageBefore: '2100-01-01' })).length,
    );
  });
});

it('offers as owners those who may change a deal', async () => {
  const { owners } = await ask('{ owners { name avatar } }', {});
  const names = (owners as { name: string }[]).map(({ name }) => name);
  const accounts = await gateway.store.db
    .selectFrom('accounts')
    .select('name')
    .where('role', 'in', ['SA', 'ADMIN', 'EDITOR'])
    .execute();
  expect(names.toSorted()).toEqual(accounts.map(({ name }) => name).sort());
});
