import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREATE, GIVEN as given, startWithContracts, UPDATE } from '../../testing/contracts.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startWithContracts();
  for (const role of ['GUEST', 'EDITOR', 'ADMIN'] as const) {
    tokens[role] = await gateway.tokenFor(role);
  }
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}, role = 'ADMIN') =>
  gateway.graphql(query, variables, tokens[role]);

async function created(input: object = {}) {
  const { data, errors } = await ask(CREATE, { input: { ...given, ...input } });
  expect(errors).toBeUndefined();
  return data!.createContract as { contract: Record<string, unknown>; activityId: string };
}

describe('over GraphQL, a kind that is declared and migrated', () => {
  it('is made with its defaults, read, changed, and deleted', async () => {
    const { contract } = await created();
    const expected = { ...given, status: 'draft', endsOn: null, version: 1 };
    expect(contract).toEqual({ ...expected, id: expect.any(String) });
    const { data } = await ask(UPDATE, {
      input: { id: contract.id, version: 1, status: 'active' },
    });
    expect(data!.updateContract.contract).toEqual({ ...contract, status: 'active', version: 2 });
    const { data: gone } = await ask(
      'mutation ($id: ID!) { deleteContract(input: { id: $id }) { id } }',
      {
        id: contract.id,
      },
    );
    expect(gone!.deleteContract).toEqual({ id: contract.id });
    const { data: read } = await ask('query ($id: ID!) { contract(id: $id) { id } }', contract);
    expect(read!.contract).toBe(null);
  });

  it('refuses what does not fit, by field', async () => {
    const bad = { name: ' ', supplier: 'x'.repeat(121), monthly: 1, endsOn: null };
    const { errors } = await ask(CREATE, { input: bad });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'INVALID',
      fields: {
        name: 'this field is required',
        supplier: 'must be at most 120 characters long',
      },
    });
  });

  it('refuses a change of an old version, with the record as it now is', async () => {
    const { contract } = await created();
    await ask(UPDATE, { input: { id: contract.id, version: 1, monthly: 7 } });
    const { errors } = await ask(UPDATE, { input: { id: contract.id, version: 1, name: 'Gás' } });
    expect(errors![0]).toMatchObject({
      message: 'Someone else changed this contract',
      extensions: { code: 'CONFLICT', current: { ...contract, monthly: 7, version: 2 } },
    });
  });

  it('is listed, filtered, ordered and paged', async () => {
    const supplier = 'Ágora';
    for (const [name, monthly] of [
      ['c', 30],
      ['a', 10],
      ['b', 20],
    ] as const) {
      await created({
        name,
        supplier,
        monthly,
        status: 'active',
        endsOn: `2030-01-${monthly}T00:00:00Z`,
      });
    }
    const LIST = `query ($filter: ContractFilter, $sort: ContractSort, $first: Int, $after: String) {
      contracts(filter: $filter, sort: $sort, first: $first, after: $after) {
        nodes { name } totalCount pageInfo { endCursor hasNextPage }
      }
    }`;
    const list = async (variables: object) => (await ask(LIST, variables)).data!.contracts;
    const names = async (variables: object) =>
      (await list(variables)).nodes.map(({ name }: { name: string }) => name).join('');
    const filter = { supplier: [supplier] };
    expect(await names({ filter })).toBe('abc');
    expect(await names({ filter, sort: { field: 'monthly', direction: 'descending' } })).toBe(
      'cba',
    );
    expect(await names({ filter: { text: 'AGORA b' } })).toBe('b');
    expect(await names({ filter: { ...filter, status: ['draft'] } })).toBe('');
    expect(await names({ filter: { ...filter, statusNotIn: ['draft'] } })).toBe('abc');
    expect(await names({ filter: { ...filter, statusNotIn: ['active', 'ended'] } })).toBe('');
    const { data } = await ask(
      `{ contracts(filter: { supplier: ["${supplier}"] }) { counts(by: status) { value count } } }`,
    );
    expect(data!.contracts.counts).toEqual([{ value: 'active', count: 3 }]);
    const between = { endsFrom: '2030-01-10T00:00:00Z', endsTo: '2030-01-30T00:00:00Z' };
    expect(await names({ filter: { ...filter, ...between } })).toBe('ab');
    const first = await list({ filter, first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(await names({ filter, first: 2, after: first.pageInfo.endCursor })).toBe('c');
  });

  it('is changed and deleted several at once, in one step that is taken back', async () => {
    const made = await Promise.all([1, 2, 3].map(() => created({ supplier: 'Vários' })));
    const filter = { supplier: ['Vários'] };
    const { data } = await ask(
      `mutation ($filter: ContractFilter) {
        updateContracts(input: { filter: $filter, changes: { status: ended } }) { count }
        deleteContracts(input: { filter: $filter }) { count activityId }
      }`,
      { filter },
    );
    expect(data).toMatchObject({ updateContracts: { count: 3 }, deleteContracts: { count: 3 } });
    await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
      id: data!.deleteContracts.activityId,
    });
    const { data: back } = await ask(
      'query ($filter: ContractFilter) { contracts(filter: $filter) { nodes { id status } } }',
      { filter },
    );
    expect(back!.contracts.nodes).toHaveLength(made.length);
    expect(back!.contracts.nodes[0]).toMatchObject({ status: 'ended' });
  });

  it('has a history, goes to the trash, and comes back', async () => {
    const { contract } = await created({ name: 'Internet' });
    const deletion = await ask(
      'mutation ($id: ID!) { deleteContract(input: { id: $id }) { activityId } }',
      { id: contract.id },
    );
    const trash = await ask('{ trash(first: 100) { nodes { id kind title } } }');
    expect(trash.data!.trash.nodes).toContainEqual({
      ...{ id: contract.id, kind: 'Contract', title: 'Internet' },
    });
    await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
      id: deletion.data!.deleteContract.activityId,
    });
    const { data } = await ask(
      `query ($id: ID!) {
        contract(id: $id) { name }
        history(of: $id, first: 10) { nodes { changes { action } } }
      }`,
      { id: contract.id },
    );
    expect(data!.contract).toEqual({ name: 'Internet' });
    const actions = (data!.history.nodes as { changes: { action: string }[] }[]).flatMap(
      ({ changes }) => changes.map(({ action }) => action),
    );
    expect(actions).toEqual(['created', 'deleted', 'created']);
  });

  it('is found by search', async () => {
    const { contract } = await created({ name: 'Zeladoria', supplier: 'Condomínio' });
    const { data } = await ask(
      '{ search(text: "condominio zela") { kind id title record { __typename } } }',
    );
    expect(data!.search).toEqual([
      { kind: 'Contract', id: contract.id, title: 'Zeladoria', record: { __typename: 'Contract' } },
    ]);
  });

  it.each([
    ['GUEST', false, false],
    ['EDITOR', true, false],
    ['ADMIN', true, true],
  ])('may be read by %s; made: %j, deleted: %j', async (role, mayWrite, mayDelete) => {
    const { contract } = await created();
    const codeOf = async (query: string, variables: object) =>
      (await ask(query, variables, role)).errors?.[0]?.extensions?.code;
    expect(await codeOf('{ contracts { totalCount } }', {})).toBe(undefined);
    expect(await codeOf(CREATE, { input: given })).toBe(mayWrite ? undefined : 'FORBIDDEN');
    const remove = 'mutation ($id: ID!) { deleteContract(input: { id: $id }) { id } }';
    expect(await codeOf(remove, { id: contract.id })).toBe(mayDelete ? undefined : 'FORBIDDEN');
  });
});
