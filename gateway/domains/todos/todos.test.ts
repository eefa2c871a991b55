import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id title note important starred done read selected startDay dueDate tag';
const CREATE = `mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { ${WHOLE} } } }`;
const UPDATE = `mutation ($input: UpdateTodoInput!) { updateTodo(input: $input) { todo { ${WHOLE} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteTodo(input: { id: $id }) { id } }';
const REORDER = `mutation ($ids: [ID!]!) { reorderTodos(input: { ids: $ids }) { todos { id } } }`;
const ONE = `query ($id: ID!) { todo(id: $id) { ${WHOLE} } }`;
const LIST = `query ($filter: TodoFilter, $sort: TodoSort, $first: Int, $after: String) {
  todos(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { title }
    totalCount
    pageInfo { hasNextPage endCursor }
  }
}`;
const ADD_TAG = `mutation ($input: CreateTodoTagInput!) {
  createTodoTag(input: $input) { tag { id name } }
}`;
const DELETE_TAG = 'mutation ($id: ID!) { deleteTodoTag(input: { id: $id }) { id } }';

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
const find = async (id: string) => (await ask(ONE, { id })).data?.todo;
const update = (input: object) => ask(UPDATE, { input });

async function created(input: object = {}): Promise<string> {
  const { data, errors } = await ask(CREATE, { input: { title: 'Ligar', ...input } });
  expect(errors).toBeUndefined();
  return data?.createTodo.todo.id as string;
}

async function addTag(name: string): Promise<string> {
  const { data } = await ask(ADD_TAG, { input: { name } });
  return data?.createTodoTag.tag.id as string;
}

async function titles(variables: object = {}): Promise<string[]> {
  const { data, errors } = await ask(LIST, variables);
  expect(errors).toBeUndefined();
  return (data?.todos.nodes as { title: string }[]).map(({ title }) => title);
}

describe('a to-do', () => {
  it('gets its defaults', async () => {
    const id = await created();
    expect(await find(id)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'Ligar',
      note: '',
      important: false,
      starred: false,
      done: false,
      read: false,
      selected: false,
      startDay: null,
      dueDate: null,
      tag: [],
    });
  });

  it('keeps all that is given, and changes nothing else', async () => {
    const tags = [await addTag('Zebra'), await addTag('Abelha')];
    const given = {
      id: `given-${tags[0]}`,
      title: 'Comprar cera',
      note: 'Da boa.',
      important: true,
      starred: true,
      done: true,
      read: true,
      selected: true,
      startDay: '2026-11-01',
      dueDate: '2026-11-02T00:00:00.000Z',
      tag: tags,
    };
    const id = await created(given);
    expect(await find(id)).toEqual(given);
    await update({ id, important: false, tag: [tags[1], tags[1]] });
    expect(await find(id)).toEqual({ ...given, important: false, tag: [tags[1]] });
    await update({ id, startDay: null, dueDate: null, tag: [], note: '' });
    const emptied = { startDay: null, dueDate: null, tag: [], note: '' };
    expect(await find(id)).toEqual({ ...given, important: false, ...emptied });
  });

  it('is deleted once', async () => {
    const id = await created({ tag: [await addTag('Loja')] });
    expect((await ask(DELETE, { id })).data?.deleteTodo).toEqual({ id });
    expect(await find(id)).toBeNull();
    expect((await ask(DELETE, { id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('with an id in use is a conflict', async () => {
    const id = await created();
    const { errors } = await ask(CREATE, { input: { id, title: 'Outra' } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { id: 'is taken' } });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ tag: ['none'] }, 'tag.0'],
    [{ startDay: '2026-11-03', dueDate: '2026-11-02' }, 'dueDate'],
    [{ startDay: '2026-11-03T00:00:00Z' }, 'startDay'],
    [{ done: 'yes' }, 'done'],
  ])('is left as it is when its changes are at fault, case %#', async (bad, field) => {
    const id = await created();
    const before = await find(id);
    const { errors } = await update({ id, note: 'Nova', ...bad });
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
    expect(await find(id)).toEqual(before);
  });
});

it('a to-do has at most fifty tags, and one named twice is one', async () => {
  const tag = await addTag('Loja');
  const id = await created({ tag: Array(50).fill(tag) });
  expect(await find(id)).toMatchObject({ tag: [tag] });
  const { errors } = await update({ id, tag: Array(51).fill(tag) });
  expect(errors?.[0]?.extensions?.fields).toEqual({ tag: 'must have at most 50' });
});

describe('what belongs to another', () => {
  it('answers as if it did not exist', async () => {
    const tag = await addTag('Loja');
    const id = await created({ tag: [tag] });
    const owner = token;
    const mine = await find(id);
    token = await gateway.tokenFor('SA');
    expect(await find(id)).toBeNull();
    expect(await titles()).toEqual([]);
    expect((await ask('{ todoTags { id } }')).data?.todoTags).toEqual([]);
    const attempts = [
      await update({ id, title: 'Meu' }),
      await ask(DELETE, { id }),
      await ask(REORDER, { ids: [id] }),
      await ask(DELETE_TAG, { id: tag }),
    ];
    expect(attempts.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(
      Array(4).fill('NOT_FOUND'),
    );
    const { errors } = await ask(CREATE, { input: { title: 'Meu', tag: [tag] } });
    expect(errors?.[0]?.extensions?.fields).toEqual({ 'tag.0': 'is not a tag' });
    token = owner;
    expect(await find(id)).toEqual(mine);
  });
});

describe('the list', () => {
  it('comes in the order of the person, and by due date', async () => {
    await created({ title: 'c', dueDate: '2026-11-03' });
    await created({ title: 'a' });
    await created({ title: 'b', dueDate: '2026-11-01' });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    expect(await titles({ sort: { field: 'dueDate' } })).toEqual(['b', 'c', 'a']);
    const first = await ask(LIST, { first: 2 });
    expect(first.data?.todos).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(await titles({ after: first.data?.todos.pageInfo.endCursor })).toEqual(['b']);
  });

  it('is filtered by flag, tag, text and due date', async () => {
    const tag = await addTag('Loja');
    await created({ title: 'flags', important: true, starred: true, done: true, read: true });
    await created({ title: 'Vitrine de Natal', note: 'Pedir LUZES à loja', tag: [tag] });
    await created({ title: 'due', dueDate: '2026-11-02', selected: true });
    const found: [filter: object, expected: string[]][] = [
      [{ important: true }, ['flags']],
      [{ starred: true, read: true }, ['flags']],
      [{ done: false }, ['Vitrine de Natal', 'due']],
      [{ selected: true }, ['due']],
      [{ tag }, ['Vitrine de Natal']],
      [{ tag: 'none' }, []],
      [{ text: 'luzes natal' }, ['Vitrine de Natal']],
      [{ dueFrom: '2026-11-02', dueTo: '2026-11-03' }, ['due']],
      [{ dueTo: '2026-11-02' }, []],
    ];
    for (const [filter, expected] of found) {
      expect([filter, await titles({ filter })]).toEqual([filter, expected]);
    }
  });

  it('is put in another order, and what is left out comes after', async () => {
    const [a, b, c, d] = [
      await created({ title: 'a' }),
      await created({ title: 'b' }),
      await created({ title: 'c' }),
      await created({ title: 'd' }),
    ];
    const { data } = await ask(REORDER, { ids: [d, b] });
    expect(await titles()).toEqual(['d', 'b', 'a', 'c']);
    expect(data?.reorderTodos.todos).toEqual([{ id: d }, { id: b }]);
    await ask(REORDER, { ids: [a, b, c, d] });
    expect(await titles()).toEqual(['a', 'b', 'c', 'd']);
    const among = `mutation ($ids: [ID!]!) {
      reorderTodos(input: { ids: $ids, isAmongOthers: true }) { todos { id } } }`;
    const { data: moved } = await ask(among, { ids: [d, b] });
    expect(await titles()).toEqual(['a', 'd', 'b', 'c']);
    expect(moved?.reorderTodos.todos).toEqual([{ id: d }]);
    await ask(REORDER, { ids: [a, b, c, d] });
    const unknown = await ask(REORDER, { ids: [d, 'none'] });
    expect(unknown.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const tooMany = await ask(REORDER, { ids: Array(1_001).fill(a) });
    expect(tooMany.errors?.[0]?.extensions?.fields).toEqual({ ids: 'must have at most 1000' });
    expect(await titles()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is recorded as of to-dos, whether or not one changed its place', async () => {
    const id = await created({ title: 'a' });
    await ask(REORDER, { ids: [id] });
    const activity = await gateway.store.db
      .selectFrom('activities')
      .select(['kind', 'action'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(activity).toEqual({ kind: 'Todo', action: 'updated' });
  });

  it('loses nothing when it is changed by many at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => created({ title: `${index}` })),
    );
    const orders = ids.map((id) => ask(REORDER, { ids: [id] }));
    const answers = await Promise.all([...orders, created({ title: 'mais' })]);
    expect(
      answers.slice(0, 20).flatMap((answer) => (answer as { errors?: [] }).errors ?? []),
    ).toEqual([]);
    expect((await titles({ first: 100 })).sort()).toEqual(
      [...ids.keys(), 'mais'].map(String).sort(),
    );
  });
});
