import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Todo {
  id: string;
  title: string;
  tag: string[];
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  const credentials = { email: 'sa@retaguarda.test', password: 'retaguarda' };
  const { body } = await gateway.call({ url: '/api/auth/login', body: credentials });
  token = (body as { accessToken: string }).accessToken;
});
afterAll(() => gateway.stop());

const get = (url: string) => gateway.call({ method: 'GET', url: `/api/todo${url}`, token });
const post = (call: string, body: unknown) =>
  gateway.call({ url: `/api/todo/${call}`, body, token });
const whole = async () => (await get('/all')).body as Todo[];

/** Makes a change and returns its answer, which is the whole list. */
async function changed(call: string, body: unknown): Promise<Todo[]> {
  const answer = await post(call, body);
  expect(answer).toEqual({ status: 200, body: await whole() });
  return answer.body as Todo[];
}

describe('GET', () => {
  it('/api/todo/all answers the to-dos of the demo account in the shape of the specification', async () => {
    const todos = await whole();
    expect(todos).toHaveLength(12);
    for (const todo of todos) {
      expect(Object.keys(todo).join()).toBe(
        'id,title,note,important,starred,done,read,selected,startDate,dueDate,tag',
      );
    }
  });

  it('/api/todo answers one as the list has it', async () => {
    const todo = (await whole())[3]!;
    expect(await get(`?id=${todo.id}`)).toEqual({ status: 200, body: todo });
    expect((await get('?id=none')).status).toBe(404);
  });

  it('/api/todo/tag answers the tags, which the to-dos name', async () => {
    const tags = (await get('/tag')).body as { id: string; name: string }[];
    expect(tags.map(({ name }) => name)).toEqual([
      'Loja',
      'Financeiro',
      'Filial',
      'Equipe',
      'Pessoal',
    ]);
    const ids = new Set(tags.map(({ id }) => id));
    expect((await whole()).flatMap(({ tag }) => tag).every((id) => ids.has(id))).toBe(true);
  });
});

describe('POST', () => {
  it('add, update and delete answer the list, the to-do and the list', async () => {
    const before = await whole();
    const added = await changed('add', { todo: { id: 'mine', title: 'Ligar', done: true, x: 1 } });
    expect(added.slice(0, -1)).toEqual(before);
    expect(added.at(-1)).toMatchObject({ id: 'mine', title: 'Ligar', done: true, tag: [] });
    const todo = { ...added.at(-1)!, title: 'Ligar já', dueDate: '2026-12-01T00:00:00.000Z' };
    expect(await post('update', { todo })).toEqual({ status: 200, body: todo });
    expect(await post('update', { todo: { ...todo, version: 7 } })).toMatchObject({ status: 200 });
    expect((await whole()).at(-1)).toEqual(todo);
    expect(await changed('delete', { todo })).toEqual(before);
  });

  it.each([
    ['of the to-dos', (todos: Todo[]) => ({ todoList: todos })],
    ['of their ids', (todos: Todo[]) => ({ todoList: todos.map(({ id }) => id) })],
    ['of the to-dos alone', (todos: Todo[]) => todos],
  ])('reorder takes a list %s, and loses nothing that it leaves out', async (_what, bodyOf) => {
    const before = await whole();
    const named = [before[7]!, before[2]!];
    const after = await changed('reorder', bodyOf(named));
    expect(after.slice(0, 2)).toEqual(named);
    expect(after.slice(2)).toEqual(before.filter((todo) => !named.includes(todo)));
  });

  it('tag/add answers the tag, tag/delete the tags', async () => {
    const before = await get('/tag');
    const tag = { id: 'my-tag', name: 'Contador' };
    expect(await post('tag/add', { tag })).toEqual({ status: 200, body: tag });
    expect((await post('tag/add', { tag })).status).toBe(409);
    expect(await post('tag/delete', { tag })).toEqual(before);
    expect((await post('tag/delete', { tag })).status).toBe(404);
  });

  it.each<[status: number, call: string, body: unknown, field?: string]>([
    [400, 'add', { todo: {} }, 'title'],
    [400, 'add', { todo: { title: 'x', done: 'yes' } }, 'done'],
    [400, 'add', { todo: { title: 'x', tag: ['none'] } }, 'tag.0'],
    [400, 'update', { todo: { title: 'x' } }, 'id'],
    [404, 'update', { todo: { id: 'none' } }],
    [404, 'delete', { todo: { id: 'none' } }],
    [400, 'delete', {}, 'id'],
    [400, 'reorder', {}, 'todoList'],
    [400, 'reorder', { todoList: 'x' }, 'todoList'],
    [400, 'reorder', { todoList: [{}] }, 'ids.0'],
    [404, 'reorder', { todoList: [{ id: 'none' }] }],
    [400, 'tag/add', { tag: { name: '' } }, 'name'],
  ])('answers %i to %s %j and changes nothing', async (status, call, body, field) => {
    const before = await whole();
    const answer = await post(call, body);
    expect(answer.status).toBe(status);
    const { fields = {} } = answer.body as { fields?: object };
    expect(Object.keys(fields)).toEqual(field ? [field] : []);
    expect(await whole()).toEqual(before);
  });
});
