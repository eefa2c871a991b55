import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let editor: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  editor = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  await gateway.store.db.deleteFrom('customers').execute();
  await gateway.store.db.deleteFrom('distinctCustomers').execute();
});

async function add(name: string, more: object = {}): Promise<string> {
  const { data, errors } = await gateway.graphql(
    `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }`,
    { input: { kind: 'person', name, ...more } },
    editor,
  );
  expect(errors).toBeUndefined();
  return data!.createCustomer.customer.id as string;
}

const LIST = `query ($first: Int!, $after: String) {
  likelyDuplicates(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes { customer { id name } other { id name } shares isNearName }
  }
}`;
async function list(first = 20, after: string | null = null) {
  const { data, errors } = await gateway.graphql(LIST, { first, after }, editor);
  expect(errors).toBeUndefined();
  return data!.likelyDuplicates;
}
const names = async () =>
  (await list()).nodes.map((pair: Record<'customer' | 'other', { name: string }>) => [
    pair.customer.name,
    pair.other.name,
  ]);

const SET = `mutation ($id: ID!, $otherId: ID!, $areDistinct: Boolean! = true) {
  setCustomersDistinct(input: { id: $id, otherId: $otherId, areDistinct: $areDistinct }) {
    areDistinct
  }
}`;
const set = ([id, otherId]: string[], areDistinct = true) =>
  gateway.graphql(SET, { id, otherId, areDistinct }, editor);

describe('likely duplicates', () => {
  it('share an email, a phone number or a name, or have names of one sound; the most likely first', async () => {
    await add('Luís de Souza');
    await add('Luiz Sousa');
    await add('Ana Lima', { phone: '11987654321' });
    await add('Ana L.', { phone: '11987654321' });
    await add('Caio Reis', { email: 'caio@exemplo.com', phone: '71987650000' });
    await add('Caio R.', { email: 'caio@exemplo.com', phone: '71987650000' });
    await add('Padaria Sol Ltda', { kind: 'company' });
    await add('Padaria Sol', { kind: 'company' });
    await add('Zulmira');
    const { nodes, totalCount } = await list();
    expect(totalCount).toBe(4);
    expect(nodes.slice(0, 2)).toMatchObject([
      { customer: { name: 'Caio Reis' }, shares: ['email', 'phone'], isNearName: false },
      { customer: { name: 'Ana Lima' }, other: { name: 'Ana L.' }, shares: ['phone'] },
    ]);
    expect(await names()).toEqual(
      expect.arrayContaining([
        ['Luís de Souza', 'Luiz Sousa'],
        ['Padaria Sol Ltda', 'Padaria Sol'],
      ]),
    );
    expect(nodes.at(-1)).toMatchObject({ shares: [], isNearName: true });
  });

  it('are not two with a name alone and different documents', async () => {
    await add('Maria Silva', { document: '52998224725' });
    await add('Maria Silva', { document: '11144477735' });
    expect(await names()).toEqual([]);
    await add('Maria Silva');
    expect((await list()).totalCount).toBe(2);
  });

  it('follow a new name, and end with a merge or a deletion', async () => {
    const id = await add('Bento');
    await add('Benta');
    expect(await names()).toEqual([]);
    await gateway.graphql(
      'mutation ($id: ID!) { updateCustomer(input: { id: $id, name: "Bentta" }) { activityId } }',
      { id },
      editor,
    );
    expect(await names()).toEqual([['Bentta', 'Benta']]);
    await gateway.store.db.deleteFrom('customers').where('id', '=', id).execute();
    expect(await names()).toEqual([]);
  });

  it('are left out once they are said to be two, until that is taken back', async () => {
    const ids = [await add('Rui'), await add('Rui')];
    for (const each of [ids, ids.toReversed()]) {
      await set(each);
      expect(await names()).toEqual([]);
    }
    await set(ids, false);
    expect(await names()).toEqual([['Rui', 'Rui']]);
  });

  it('come a page at a time, which goes on although its last pair is gone', async () => {
    for (let place = 0; place < 3; place += 1) {
      for (const more of [0, 1]) await add(`Nome ${'xyz'[place]} ${more ? 'Ltda' : ''}`);
    }
    const first = await list(2);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const last = first.nodes[1];
    await set([last.customer.id, last.other.id]);
    const second = await list(2, first.pageInfo.endCursor);
    expect(second.nodes).toHaveLength(1);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(first.nodes).not.toContainEqual(second.nodes[0]);
  });

  it('are not made by what many share', async () => {
    for (let place = 0; place < 11; place += 1)
      await add(`Filial ${place}`, { phone: '1133334444' });
    expect(await names()).toEqual([]);
  });

  it.each([
    [{ first: 0, after: null }, 'first'],
    [{ first: 101, after: null }, 'first'],
    [{ first: 5, after: 'x' }, 'after'],
  ])('refuse %j', async (variables, field) => {
    const { errors } = await gateway.graphql(LIST, variables, editor);
    expect(Object.keys(errors![0]!.extensions!.fields as object)).toEqual([field]);
  });

  it('refuse to set apart what is not two customers', async () => {
    const id = await add('Só');
    const codeOf = async (ids: string[]) => (await set(ids)).errors![0]!.extensions!.code;
    expect(await codeOf([id, id])).toBe('NOT_FOUND');
    expect(await codeOf([id, 'nobody'])).toBe('NOT_FOUND');
  });
});
