import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortKey } from '../../formats/folding.rules.ts';
import { idsOf, type Keys, meetsEachOnce, type Page } from '../../testing/paging.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query (
  $first: Int, $after: String, $last: Int, $before: String, $filter: UserFilter, $sort: UserSort
) {
  users(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
    nodes { id index name company balance age gender isActive }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

interface Listed {
  id: string;
  index: number;
  name: string;
  company: string;
  balance: number;
  age: number;
  gender: string;
  isActive: boolean;
}

let gateway: TestGateway;
let token: string;
let all: Listed[];
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('GUEST');
  all = (await list({ first: 100 })).nodes;
});
afterAll(() => gateway.stop());

async function list(variables: object): Promise<Page<Listed>> {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.users as Page<Listed>;
}

const keys: Keys<Listed> = {
  index: ({ index }) => index,
  name: ({ name }) => sortKey(name),
  company: ({ company }) => sortKey(company),
  balance: ({ balance }) => balance,
  age: ({ age }) => age,
};

describe('the directory', () => {
  it('comes by running number, twenty at a time', async () => {
    const page = await list({});
    expect(page.nodes.map(({ index }) => index)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(page).toMatchObject({ totalCount: 30, pageInfo: { hasNextPage: true } });
  });

  meetsEachOnce(keys, { list, all: () => all, size: 7 });
});

describe('a filter', () => {
  it.each([true, false])('by isActive %s finds those', async (isActive) => {
    const { nodes, totalCount } = await list({ first: 100, filter: { isActive } });
    expect(idsOf(nodes)).toEqual(idsOf(all.filter((user) => user.isActive === isActive)));
    expect(totalCount).toBe(nodes.length);
  });

  it.each([[['female']], [['male', 'female', 'male']], [[]]])(
    'by the genders %j finds those',
    async (gender) => {
      const { nodes } = await list({ first: 100, filter: { gender } });
      expect(idsOf(nodes)).toEqual(idsOf(all.filter((user) => gender.includes(user.gender))));
    },
  );

  it('by words finds them in any case, with and without accents', async () => {
    const { name, id } = all[4]!;
    for (const text of [
      name,
      name.toUpperCase(),
      sortKey(name),
      name.split(' ').reverse().join('  '),
    ]) {
      expect(idsOf((await list({ first: 100, filter: { text } })).nodes)).toContain(id);
    }
    expect((await list({ filter: { text: 'nobody of this name' } })).totalCount).toBe(0);
  });

  it('by several things finds who passes all of them', async () => {
    const filter = { isActive: true, gender: ['male'], text: 'exemplo.test' };
    const expected = all.filter(({ isActive, gender }) => isActive && gender === 'male');
    expect(idsOf((await list({ first: 100, filter })).nodes)).toEqual(idsOf(expected));
  });
});
