import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortKey } from '../../formats/folding.rules.ts';
import { idsOf, type Keys, meetsEachOnce, type Page } from '../../testing/paging.ts';
import { createdCustomerId, createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query (
  $first: Int = 100, $after: String, $last: Int, $before: String, $filter: DealFilter, $sort: DealSort
) {
  deals(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
    nodes { id title stage amount expectedCloseDay createdAt ownerId customerId customer { name } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

interface Listed {
  id: string;
  title: string;
  stage: string;
  amount: number;
  expectedCloseDay: string;
  createdAt: string;
  ownerId: string;
  customerId: string;
}

const stages = ['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost'];

let gateway: TestGateway;
let token: string;
let customerId: string;
let all: Listed[];
beforeAll(async () => {
  gateway = await startGateway();
  const editor = await gateway.tokenFor('EDITOR');
  customerId = await createdCustomerId(gateway, editor);
  await createdDeal(gateway, editor, {
    title: 'Órgão',
    expectedCloseDay: '2030-01-02',
    customerId,
  });
  await createdDeal(gateway, editor, { title: 'orgao 100%', expectedCloseDay: '2030-01-03' });
  await createdDeal(gateway, editor, { title: 'ORGAO', expectedCloseDay: '2030-01-04' });
  token = await gateway.tokenFor('GUEST');
  all = (await list({})).nodes;
});
afterAll(() => gateway.stop());

async function list(variables: object): Promise<Page<Listed>> {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.deals as Page<Listed>;
}

const found = async (filter: object) => idsOf((await list({ filter })).nodes);
const titlesOf = async (filter: object) => (await list({ filter })).nodes.map(({ title }) => title);

const keys: Keys<Listed> = {
  title: ({ title }) => sortKey(title),
  amount: ({ amount }) => amount,
  expectedCloseDay: ({ expectedCloseDay }) => expectedCloseDay,
  createdAt: ({ createdAt }) => createdAt,
  stage: ({ stage }) => stages.indexOf(stage),
};

describe('the list', () => {
  meetsEachOnce(keys, { list, all: () => all, size: 17 });
});

describe('a filter', () => {
  it.each([
    ['orgao', ['Órgão', 'orgao 100%', 'ORGAO']],
    ['100%', ['orgao 100%']],
    ['zelia', ['Órgão']],
    ['ÓRGÃO uchoa', ['Órgão']],
    ['uchoa 100%', []],
    ["' or 1=1 --", []],
  ])('by the text %j finds %j', async (text, titles) => {
    expect(await titlesOf({ text, expectedCloseDayFrom: '2030-01-01' })).toEqual(titles);
  });

  it('by stages finds those of any given', async () => {
    const expected = all.filter(({ stage }) => stage === 'won' || stage === 'lost');
    expect(await found({ stage: ['won', 'lost', 'won'] })).toEqual(idsOf(expected));
    expect(await found({ stage: [] })).toEqual([]);
  });

  it('by customer and by owner finds theirs', async () => {
    expect(await titlesOf({ customerId })).toEqual(['Órgão']);
    const { ownerId } = all.find((deal) => deal.ownerId)!;
    const expected = all.filter((deal) => deal.ownerId === ownerId);
    expect(await found({ ownerId })).toEqual(idsOf(expected));
  });

  it('by the expected day takes its first and leaves its last', async () => {
    const filter = { expectedCloseDayFrom: '2030-01-02', expectedCloseDayTo: '2030-01-04' };
    expect(await titlesOf(filter)).toEqual(['Órgão', 'orgao 100%']);
    expect(await list({ first: 1, filter })).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
    });
  });
});
