import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

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
const CREATE =
  'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id dueDate dueTimeZone } } }';
const create = async (input: object) =>
  (await ask(CREATE, { input: { title: 'Ligar', ...input } })).data!.createTodo.todo;
const find = async (id: string) =>
  (await ask('query ($id: ID!) { todo(id: $id) { dueDate dueTimeZone } }', { id })).data!.todo;
const titles = async (variables: object) => {
  const query =
    'query ($filter: TodoFilter, $sort: TodoSort) { todos(filter: $filter, sort: $sort) { nodes { title } } }';
  const { data } = await ask(query, variables);
  return data!.todos.nodes.map(({ title }: { title: string }) => title);
};

/** A due time at nine in the evening of the second of November in São Paulo. */
const evening = { dueDate: '2026-11-03T00:00:00.000Z', dueTimeZone: 'America/Sao_Paulo' };

/** The same under the names that tell a day from a time. */
const nine = { dueAt: evening.dueDate, dueTimeZone: evening.dueTimeZone };

const DUE = 'dueDay dueAt dueTimeZone dueDate';
const dueOf = async (id: string) =>
  (await ask(`query ($id: ID!) { todo(id: $id) { ${DUE} } }`, { id })).data!.todo;
const change = async (id: string, input: object) => {
  const query = `mutation ($input: UpdateTodoInput!) { updateTodo(input: $input) { activityId todo { ${DUE} } } }`;
  const { data, errors } = await ask(query, { input: { id, ...input } });
  expect(errors).toBeUndefined();
  return data!.updateTodo;
};

const second = { dueDay: '2026-11-02', dueAt: null, dueTimeZone: null };
const never = { dueDay: null, dueAt: null, dueTimeZone: null, dueDate: null };

it.each([
  [{ dueDay: '2026-11-02' }, { ...second, dueDate: '2026-11-02T00:00:00.000Z' }],
  [{ dueDate: '2026-11-02T17:30:00.000Z' }, { ...second, dueDate: '2026-11-02T17:30:00.000Z' }],
  [nine, { ...evening, ...nine, dueDay: '2026-11-02' }],
  [evening, { ...evening, ...nine, dueDay: '2026-11-02' }],
  [{ dueDay: null, dueAt: null, dueTimeZone: null }, never],
])('%j is due on its day, and under the former name as it was given', async (given, stored) => {
  const { id } = await create(given);
  expect(await dueOf(id)).toEqual(stored);
  const { id: changed } = await create({ dueDay: '2026-12-24' });
  expect((await change(changed, given)).todo).toEqual(stored);
});

it.each([
  [{ dueDay: '2026-11-02' }, second],
  [{ dueDay: '2026-11-03' }, { ...second, dueDay: '2026-11-03' }],
  [{ dueAt: null }, second],
  [{ dueDate: '2026-11-02T00:00:00.000Z' }, second],
  [{ dueDate: '2026-11-03T00:00:00.000Z' }, { ...nine, dueDay: '2026-11-02' }],
  [
    { dueDate: '2026-11-03T00:00:00.000Z', dueTimeZone: null },
    { ...second, dueDay: '2026-11-03' },
  ],
  [{ dueAt: '2026-11-03T03:00:00.000Z', dueTimeZone: 'UTC' }, { dueDay: '2026-11-03' }],
  [{ dueDay: null }, never],
  [{ dueDate: null }, never],
  [{ title: 'Outro' }, { ...nine, dueDay: '2026-11-02' }],
])('what is due at a time takes %j, which is undone', async (given, due) => {
  const { id } = await create(nine);
  const { activityId, todo } = await change(id, given);
  expect(todo).toMatchObject(due);
  await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id: activityId,
  });
  expect(await dueOf(id)).toEqual({ ...nine, dueDay: '2026-11-02', dueDate: nine.dueAt });
});

it('lists are of days, of times, and of either', async () => {
  await create({ title: 'dia', dueDay: '2026-11-02' });
  await create({ title: 'noite', ...nine });
  await create({ title: 'nunca' });
  const among = (filter: object) => titles({ filter, sort: { field: 'dueDay' } });
  expect(await among({ dueDayFrom: '2026-11-02', dueDayTo: '2026-11-03' })).toEqual([
    ...['dia', 'noite'],
  ]);
  expect(await among({ dueAtTo: '2026-11-03T00:00:01Z' })).toEqual(['noite']);
  expect(await among({ dueAtIsEmpty: true, dueDayTo: '2026-11-03' })).toEqual(['dia']);
  expect(await among({ dueDayIsEmpty: true })).toEqual(['nunca']);
});

it('a to-do that is due at a time is in the lists of its day there, after what is due on the day', async () => {
  await create({ title: 'dia 3', dueDate: '2026-11-03T00:00:00.000Z' });
  await create({ title: 'noite do dia 2', ...evening });
  await create({ title: 'manhã do dia 2', ...evening, dueDate: '2026-11-02T12:00:00.000Z' });
  await create({ title: 'dia 2', dueDate: '2026-11-02T00:00:00.000Z' });
  await create({ title: 'nunca' });
  const inOrder = { sort: { field: 'dueDate' } };
  expect(await titles(inOrder)).toEqual([
    ...['dia 2', 'manhã do dia 2', 'noite do dia 2', 'dia 3', 'nunca'],
  ]);
  const due = (from: string | null, to: string | null) =>
    titles({ filter: { dueFrom: from, dueTo: to }, ...inOrder });
  expect(await due('2026-11-02', '2026-11-03')).toEqual([
    'dia 2',
    'manhã do dia 2',
    'noite do dia 2',
  ]);
  expect(await due('2026-11-03', null)).toEqual(['dia 3']);
  expect(await due(null, '2026-11-02T15:00:00Z')).toEqual(['manhã do dia 2']);
  expect(await due(null, '2026-11-03T15:00:00Z')).toEqual([
    ...['dia 2', 'manhã do dia 2', 'noite do dia 2'],
  ]);
});

it('its time stays when it is sent back as it was, and another day that comes without a zone is a day', async () => {
  const { id } = await create(evening);
  const post = (todo: object) => gateway.call({ url: '/api/todo/update', body: { todo }, token });
  expect(await post({ id, title: 'Ligar já', dueDate: evening.dueDate })).toMatchObject({
    status: 200,
    body: { title: 'Ligar já', dueDate: evening.dueDate },
  });
  expect(await find(id)).toEqual(evening);
  const { body } = await post({ id, dueDate: '2026-11-05T00:00:00.000Z' });
  expect(body).not.toHaveProperty('dueTimeZone');
  expect(await find(id)).toEqual({ dueDate: '2026-11-05T00:00:00.000Z', dueTimeZone: null });
});

it.each([
  [{ ...evening, dueTimeZone: 'Mars/Olympus' }, 'dueTimeZone'],
  [{ dueTimeZone: 'America/Sao_Paulo' }, 'dueAt'],
  [{ ...evening, startDay: '2026-11-03' }, 'dueDate'],
  [{ dueAt: evening.dueDate }, 'dueTimeZone'],
  [{ ...nine, dueTimeZone: 'Mars/Olympus' }, 'dueTimeZone'],
  [{ ...nine, dueDay: '2026-11-03' }, 'dueDay'],
  [{ ...nine, startDay: '2026-11-03' }, 'dueDay'],
  [{ dueDay: '2026-11-02', startDay: '2026-11-03' }, 'dueDay'],
  [{ dueDay: '2026-11-02', dueDate: '2026-11-03T00:00:00.000Z' }, 'dueDate'],
])('refuses a time that does not fit, case %#', async (input, field) => {
  const { errors } = await ask(CREATE, { input: { title: 'x', ...input } });
  expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
});

it.each([
  [{ startDay: '2026-11-02' }, '2026-11-02T00:00:00.000Z'],
  [{ startDate: '2026-11-02T17:30:00.000Z' }, '2026-11-02T17:30:00.000Z'],
])('answers the start day of %j, and the time that its former name was given', async (...row) => {
  const [given, startDate] = row;
  const { id } = await create(given);
  const { data } = await ask('query ($id: ID!) { todo(id: $id) { startDay startDate } }', { id });
  expect(data?.todo).toEqual({ startDay: '2026-11-02', startDate });
});

it('begins and is due on the same day, whatever the day in UTC', async () => {
  const tokyo = { dueDate: '2026-11-01T23:00:00.000Z', dueTimeZone: 'Asia/Tokyo' };
  const { id } = await create({ startDay: '2026-11-02', ...tokyo });
  expect(await find(id)).toEqual(tokyo);
});

const CREATE_ALL = `mutation ($todos: [CreateTodoInput!]!) {
  createTodos(input: { todos: $todos }) { activityId todos { title } }
}`;

it('several are made in their order and undone together, or none is made', async () => {
  await create({ title: 'antes' });
  const todos = ['um', 'dois', 'três'].map((title) => ({ title }));
  const { data } = await ask(CREATE_ALL, { todos });
  expect(data!.createTodos.todos).toEqual(todos);
  expect(await titles({})).toEqual(['antes', 'um', 'dois', 'três']);
  await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id: data!.createTodos.activityId,
  });
  expect(await titles({})).toEqual(['antes']);
  const bad = await ask(CREATE_ALL, { todos: [{ title: 'quatro' }, { title: ' ' }] });
  expect(bad.errors?.[0]?.extensions?.code).toBe('INVALID');
  const many = await ask(CREATE_ALL, { todos: Array(201).fill({ title: 'x' }) });
  expect(many.errors?.[0]?.extensions?.fields).toEqual({ todos: 'must have at most 200' });
  expect(await titles({})).toEqual(['antes']);
});

it.each(['America/Sao_Paulo', 'Pacific/Auckland', ''])(
  'its file has days as they are, and times by the clocks of %j',
  async (timeZone) => {
    await create({ title: 'dia', startDay: '2026-11-01', dueDate: '2026-11-03' });
    await create({ title: 'noite', ...evening });
    const columns = timeZone === '' ? 'title,startDate,dueDate' : 'title,startDay,dueDay';
    const query = new URLSearchParams({ columns, timeZone });
    const url = `/api/todos.csv?${query.toString()}`;
    const answer = await gateway.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const time = timeZone === 'Pacific/Auckland' ? '2026-11-03 13:00' : '2026-11-02 21:00';
    expect(answer.body.split('\r\n').slice(1, -1)).toEqual([
      'dia,2026-11-01,2026-11-03',
      `noite,,${time}`,
    ]);
  },
);
