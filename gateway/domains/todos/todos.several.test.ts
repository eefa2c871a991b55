import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }`;
const UPDATE = `mutation ($input: UpdateTodosInput!) {
  updateTodos(input: $input) { todos { id done starred } activityId }
}`;
const DELETE = `mutation ($ids: [ID!]!) { deleteTodos(input: { ids: $ids }) { ids activityId } }`;
const RESTORE = `mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }`;
const LIST = '{ todos(first: 100) { nodes { id title done starred tag } } }';
const ADD_TAG = 'mutation { createTodoTag(input: { name: "Loja" }) { tag { id } } }';

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
const list = async () => (await ask(LIST)).data?.todos.nodes;

async function three(input: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (const title of ['Um', 'Dois', 'Três']) {
    const { data } = await ask(CREATE, { input: { title, ...input } });
    ids.push(data?.createTodo.todo.id as string);
  }
  return ids;
}

describe('several to-dos', () => {
  it('are changed in one step, which is taken back in one', async () => {
    const ids = await three();
    const before = await list();
    const { data } = await ask(UPDATE, { input: { ids: ids.slice(0, 2), done: true } });
    expect(data?.updateTodos.todos).toHaveLength(2);
    expect((await list()).map(({ done }: { done: boolean }) => done)).toEqual([true, true, false]);
    await ask(RESTORE, { id: data?.updateTodos.activityId });
    expect(await list()).toEqual(before);
  });

  it('get a new version by a tick, and none by their order', async () => {
    const ids = await three();
    const versions = async () =>
      (await ask('{ todos { nodes { version } } }')).data?.todos.nodes.map(
        ({ version }: { version: number }) => version,
      );
    await ask(UPDATE, { input: { ids: ids.slice(0, 2), selected: true } });
    expect(await versions()).toEqual([2, 2, 1]);
    await ask(UPDATE, { input: { ids, selected: true } });
    expect(await versions()).toEqual([2, 2, 2]);
    const order = 'mutation ($ids: [ID!]!) { reorderTodos(input: { ids: $ids }) { todos { id } } }';
    await ask(order, { ids: ids.toReversed() });
    expect(await versions()).toEqual([2, 2, 2]);
  });

  it('are deleted in one step, and come back with their tags and in their places', async () => {
    const tag = (await ask(ADD_TAG)).data?.createTodoTag.tag.id;
    const ids = await three({ tag: [tag] });
    const before = await list();
    const { data } = await ask(DELETE, { ids: [ids[2], ids[0]] });
    expect(data?.deleteTodos.ids).toEqual([ids[2], ids[0]]);
    expect(await list()).toHaveLength(1);
    await ask(RESTORE, { id: data?.deleteTodos.activityId });
    expect(await list()).toEqual(before);
  });

  it('pass over what is gone or belongs to someone else', async () => {
    const ids = await three();
    const own = token;
    token = await gateway.tokenFor('EDITOR');
    const foreign = await three();
    token = own;
    await ask(DELETE, { ids: [ids[2]] });
    const which = [ids[0]!, foreign[0]!, ids[2]!];
    const changed = await ask(UPDATE, { input: { ids: which, done: true } });
    expect(changed.data?.updateTodos.todos).toMatchObject([{ id: ids[0], done: true }]);
    const deleted = await ask(DELETE, { ids: which });
    expect(deleted.data?.deleteTodos.ids).toEqual([ids[0]]);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
    token = await gateway.tokenFor('EDITOR');
    expect((await ask(DELETE, { ids: which })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it.each([
    ['none', []],
    ['more than a hundred', Array(101).fill('x')],
  ])('are refused when there are %s', async (_what, ids) => {
    const { errors } = await ask(DELETE, { ids });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { ids: expect.any(String) },
    });
  });
});
