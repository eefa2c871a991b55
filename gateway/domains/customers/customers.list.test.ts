import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { sortKey } from '../../formats/folding.rules.ts';
import { type Keys, meetsEachOnce, type Page } from '../../testing/paging.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const LIST = `query (
  $first: Int = 100, $after: String, $last: Int, $before: String, $filter: CustomerFilter, $sort: CustomerSort
) {
  customers(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
    nodes { id name city state status channel ownerId owner { name } tags createdAt }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

const added = [
  { kind: 'person', name: 'ávila', city: 'Óbidos', tags: ['b', 'único'], document: '12345678909' },
  { kind: 'person', name: 'Avila', city: 'obidos', tags: ['b'], phone: '(81) 90000-9876' },
  { kind: 'company', name: 'AVILA E FILHOS', tradeName: 'Zé 100% Natural', email: 'ze@avila.test' },
  { kind: 'company', name: 'Barra', document: '12.ABC.345/01DE-35', phone: '+351 912 345 678' },
];

interface Listed {
  id: string;
  name: string;
  city: string | null;
  state: string;
  status: string;
  channel: string;
  ownerId: string | null;
  owner: { name: string } | null;
  tags: string[];
  createdAt: string;
}

let gateway: TestGateway;
let token: string;
let all: Listed[];
beforeAll(async () => {
  gateway = await startGateway();
  const editor = await gateway.tokenFor('EDITOR');
  for (const input of added) await gateway.graphql(CREATE, { input }, editor);
  token = await gateway.tokenFor('GUEST');
  all = (await list({})).nodes;
});
afterAll(() => gateway.stop());

async function list(variables: object): Promise<Page<Listed>> {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.customers as Page<Listed>;
}

const namesOf = async (filter: object) => (await list({ filter })).nodes.map(({ name }) => name);

const keys: Keys<Listed> = {
  name: ({ name }) => sortKey(name),
  city: ({ city }) => (city ? sortKey(city) : null),
  createdAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
};

describe('the list', () => {
  meetsEachOnce(keys, { list, all: () => all, size: 30 });

  it('names who looks after each, and shows nothing else of them', async () => {
    expect(all.some(({ owner }) => owner?.name === 'Marina Duarte')).toBe(true);
    const query = '{ customers { nodes { owner { email } } } }';
    expect((await gateway.graphql(query, {}, token)).errors).toHaveLength(1);
  });
});

describe('a filter', () => {
  it.each([
    ['avila', ['ávila', 'Avila', 'AVILA E FILHOS']],
    ['filhos  VILA', ['AVILA E FILHOS']],
    ['ze 100%', ['AVILA E FILHOS']],
    ['ze@avila.test', ['AVILA E FILHOS']],
    ['123.456.789-09', ['ávila']],
    ['12345678909', ['ávila']],
    ['12abc34501de35', ['Barra']],
    ['12.ABC.345/01DE-35', ['Barra']],
    ['81900009876', ['Avila']],
    ['(81) 90000-9876', ['Avila']],
    ['+55 81 90000-9876', ['Avila']],
    ['351912345678', ['Barra']],
    ["' or 1=1 --", []],
  ])('by the text %j finds %j', async (text, names) => {
    const sorted = (list: string[]) => [...list].sort();
    expect(sorted(await namesOf({ text }))).toEqual(sorted(names));
  });

  it.each(['status', 'channel', 'state'] as const)(
    'by %s finds those of any given',
    async (field) => {
      const some = [...new Set(all.map((customer) => customer[field]).filter(Boolean))].slice(0, 2);
      const expected = all.filter((customer) => some.includes(customer[field]));
      expect(await namesOf({ [field]: some })).toEqual(expected.map(({ name }) => name));
      expect(await namesOf({ [field]: [] })).toEqual([]);
    },
  );

  it('by a tag finds those that have it', async () => {
    const expected = all.filter(({ tags }) => tags.includes('VIP')).map(({ name }) => name);
    expect(expected.length).toBeGreaterThan(0);
    expect(await namesOf({ tag: 'VIP' })).toEqual(expected);
    expect(await namesOf({ tag: 'único' })).toEqual(['ávila']);
    expect(await namesOf({ tag: 'none' })).toEqual([]);
    const any = all.filter(({ tags }) => tags.includes('VIP') || tags.includes('único'));
    expect(await namesOf({ tagIn: ['VIP', 'único'] })).toEqual(any.map(({ name }) => name));
    expect(await namesOf({ tagIn: [] })).toEqual([]);
    const others = all.filter((customer) => !any.includes(customer)).map(({ name }) => name);
    expect(await namesOf({ tagNotIn: ['VIP', 'único'] })).toEqual(others);
    expect(await namesOf({ tagNotIn: [] })).toHaveLength(all.length);
  });

  it('by an owner finds theirs', async () => {
    const expected = all.filter(({ ownerId }) => ownerId === SA_ID).map(({ name }) => name);
    expect(expected.length).toBeGreaterThan(0);
    expect(await namesOf({ ownerId: SA_ID })).toEqual(expected);
  });

  it('by the moment of entry takes the first and leaves the last, between any two', async () => {
    const moments = [...new Set(all.map(({ createdAt }) => createdAt))].sort();
    const last = moments.length - 1;
    for (const [one, other] of [
      [0, last],
      [5, 6],
      [7, 7],
      [9, 3],
      [12, 40],
    ] as const) {
      const [createdFrom = '', createdTo = ''] = [moments[one], moments[other]];
      const { nodes, totalCount } = await list({ filter: { createdFrom, createdTo } });
      const expected = all.filter(
        ({ createdAt }) => createdAt >= createdFrom && createdAt < createdTo,
      );
      expect(nodes).toEqual(expected);
      expect(totalCount).toBe(expected.length);
    }
    expect((await list({ filter: { createdFrom: moments[0]! } })).totalCount).toBe(all.length);
    expect((await list({ filter: { createdTo: moments[0]! } })).totalCount).toBe(0);
  });

  it('counts what passes all of it', async () => {
    const filter = { text: 'avila', tag: 'b', status: ['lead'], channel: ['site'] };
    expect(await list({ first: 1, filter })).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
    });
  });
});

it('lists the tags in use, each once', async () => {
  const { data } = await gateway.graphql('{ customerTags }', {}, token);
  const inUse = [...new Set(all.flatMap(({ tags }) => tags))];
  expect(data?.customerTags).toEqual(
    inUse.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)),
  );
});
