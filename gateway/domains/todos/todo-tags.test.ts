import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD_TAG = `mutation ($input: CreateTodoTagInput!) {
  createTodoTag(input: $input) { tag { id name } }
}`;
const DELETE_TAG = 'mutation ($id: ID!) { deleteTodoTag(input: { id: $id }) { id } }';
const ADD_TODO = `mutation ($tag: [ID!]!) {
  createTodo(input: { title: "Ligar", tag: $tag }) { todo { id } }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);

async function addTag(name: string): Promise<string> {
  const { data } = await ask(ADD_TAG, { input: { name } });
  return data?.createTodoTag.tag.id as string;
}

describe('tags', () => {
  it('come by name, and go off the to-dos with which they go', async () => {
    const [b, a] = [await addTag('b'), await addTag('a')];
    expect((await ask('{ todoTags { id name } }')).data?.todoTags).toEqual([
      { id: a, name: 'a' },
      { id: b, name: 'b' },
    ]);
    const added = await ask(ADD_TODO, { tag: [b, a] });
    const { id } = added.data?.createTodo.todo as { id: string };
    expect((await ask(DELETE_TAG, { id: b })).data?.deleteTodoTag).toEqual({ id: b });
    const { data } = await ask('query ($id: ID!) { todo(id: $id) { tag } }', { id });
    expect(data?.todo).toEqual({ tag: [a] });
  });

  it('that are made are taken back', async () => {
    const query = `mutation {
      createTodoTag(input: { name: "Feira" }) { activityId }
    }`;
    const { activityId } = (await ask(query)).data!.createTodoTag;
    await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
      id: activityId,
    });
    expect((await ask('{ todoTags { id } }')).data?.todoTags).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'INVALID'],
    [{ name: 'x'.repeat(65) }, 'INVALID'],
    [{ name: 'Loja', id: '' }, 'INVALID'],
  ])('are refused when they do not fit, case %#', async (input, code) => {
    const { errors } = await ask(ADD_TAG, { input });
    expect(errors?.[0]?.extensions?.code).toBe(code);
  });

  it('of a name that one has are a conflict, and each person has their own', async () => {
    await addTag('Atenção');
    const { errors } = await ask(ADD_TAG, { input: { name: ' atencao ' } });
    expect(errors?.[0]).toMatchObject({
      message: 'A tag with this name already exists',
      extensions: { code: 'CONFLICT', fields: { name: 'is taken' } },
    });
    const other = await gateway.tokenFor('GUEST');
    const { data } = await gateway.graphql(ADD_TAG, { input: { name: 'Atenção' } }, other);
    expect(data?.createTodoTag.tag.name).toBe('Atenção');
  });

  it('with an id in use are a conflict, and at most a hundred', async () => {
    const id = await addTag('uma');
    const { errors } = await ask(ADD_TAG, { input: { id, name: 'outra' } });
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const { accountId } = await gateway.store.db
      .selectFrom('todoTags')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: `${id}-${index}`,
      accountId,
      name: 'x',
    }));
    await gateway.store.db.insertInto('todoTags').values(rows).execute();
    const full = await ask(ADD_TAG, { input: { name: 'demais' } });
    expect(full.errors?.[0]?.extensions?.code).toBe('INVALID');
  });
});
