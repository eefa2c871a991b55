import { Migrator } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import type { MessageRow, TodoRow } from '../generated/rows.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { entriesStarting, entriesWithWords } from './search.store.ts';
import type { SearchEntryRow } from './search.table.ts';

let gateway: TestGateway;
let ana: string;
let bento: string;
beforeAll(async () => {
  gateway = await startGateway();
  ana = await gateway.tokenFor('SA');
  bento = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const run = async (query: string, variables: object, token = ana) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};
const SEARCH = `query ($text: String!, $first: Int) {
  search(text: $text, first: $first) { kind id title record { __typename } }
}`;
const find = async (text: string, { token = ana, first = 20 } = {}) =>
  (await run(SEARCH, { text, first }, token)).search as { kind: string; id: string }[];

const SEND = `mutation ($input: CreateMessageInput!) {
  createMessage(input: $input) { message { id } }
}`;
const send = async (input: object, token = ana) =>
  (await run(SEND, { input }, token)).createMessage.message.id as string;

const times = { start: '2030-01-02T12:00:00Z', end: '2030-01-02T13:00:00Z' };
const addTodo = async (title: string, { token = ana, note = '' } = {}) => {
  const made = `mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }`;
  return (await run(made, { input: { title, note } }, token)).createTodo.todo.id as string;
};

describe('search', () => {
  it('finds an event by its title, its place and its note, for everyone', async () => {
    const made = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`;
    const input = {
      title: 'Ônibus da Kombucha',
      location: 'Garagem',
      note: 'Levar xarope',
      ...times,
    };
    const { id } = (await run(made, { input })).createEvent.event;
    const hit = { kind: 'Event', id, title: input.title, record: { __typename: 'Event' } };
    for (const text of ['onibus', 'kombu', 'garagem kombucha', 'xarope']) {
      expect([text, await find(text, { token: bento })]).toEqual([text, [hit]]);
    }
  });

  it('finds a project by its name and by the person who answers for it', async () => {
    const made = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }`;
    const input = { projectName: 'Quiosque', userName: 'Zuleica Kuhn', email: 'zk@example.test' };
    const { id } = (await run(made, { input })).createProject.project;
    const hit = { kind: 'Project', id, title: 'Quiosque', record: { __typename: 'Project' } };
    for (const text of ['quios', 'zuleica', 'zk@example']) {
      expect([text, await find(text, { token: bento })]).toEqual([text, [hit]]);
    }
  });

  it('finds colleagues among the contacts of the chat', async () => {
    const [contact] = (await run('{ chatContacts(first: 1) { nodes { id name } } }', {}))
      .chatContacts.nodes;
    expect(await find(contact.name)).toContainEqual({
      kind: 'ChatContact',
      id: contact.id,
      title: contact.name,
      record: { __typename: 'ChatContact' },
    });
  });

  it("finds one's own to-dos and nobody else's, however many of theirs match", async () => {
    for (const title of ['Jatobá', 'Jatobá 2', 'Jatobá 3']) await addTodo(title, { token: bento });
    const id = await addTodo('Regar', { note: 'o pé de jatobá' });
    const hit = { kind: 'Todo', id, title: 'Regar', record: { __typename: 'Todo' } };
    for (const first of [1, 20]) expect(await find('jatoba', { first })).toEqual([hit]);
    const theirs = await find('jatoba', { token: bento });
    expect(theirs.map(({ kind }) => kind)).toEqual(['Todo', 'Todo', 'Todo']);
    expect(theirs.map((each) => each.id)).not.toContain(id);
  });

  it('finds a to-do by the last word of a note of 10,000 characters, and by its title', async () => {
    const words = Array.from({ length: 1_600 }, (_, index) =>
      ((index * 7_919) % 100_003).toString(36),
    );
    const note = `${words.join(' ').padEnd(9_989, ' x').slice(0, 9_989)} bergamota`;
    const id = await addTodo('Tangerina', { note });
    for (const text of ['bergamota', 'tangerina']) {
      expect(await find(text)).toMatchObject([{ kind: 'Todo', id }]);
    }
  });

  it('finds messages of one’s own inbox by subject, sender and text, and nobody else’s', async () => {
    const me = (await run('{ me { id } }', {}, bento)).me.id as string;
    const input = { to: me, subject: 'Doca', message: '<p>O <b>cupuaçu</b> chegou</p>' };
    const id = await send(input);
    const sender = { name: 'Feira da Marambaia' };
    await send({ subject: 'Cupuaçu', message: 'a', sender });
    const hit = { kind: 'Message', id, title: 'Doca', record: { __typename: 'Message' } };
    for (const first of [1, 20]) {
      expect(await find('cupuacu', { token: bento, first })).toEqual([hit]);
    }
    expect(await find('marambaia', { token: bento })).toEqual([]);
    expect(await find('marambaia')).toMatchObject([{ title: 'Cupuaçu' }]);
    expect(await find('cupuacu', { token: await gateway.tokenFor('SA') })).toEqual([]);
  });

  it('leaves out what was deleted until it is restored', async () => {
    const id = await addTodo('Wagyu');
    const deletion = 'mutation ($id: ID!) { deleteTodo(input: { id: $id }) { activityId } }';
    const { activityId } = (await run(deletion, { id })).deleteTodo;
    expect(await find('wagyu')).toEqual([]);
    await run('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
      id: activityId,
    });
    expect(await find('wagyu')).toMatchObject([{ kind: 'Todo', id }]);
  });
});

describe('a database from before to-dos and messages were found', () => {
  const account = {
    ...{ id: 'ana', email: 'ana@example.test', name: 'Ana', username: 'ana', role: 'SA' as const },
    ...{ passwordHash: '', isDemo: 0 as const, createdAt: '2026-01-02T03:04:05.000Z' },
  };
  const todo = {
    ...{ id: 'cera', accountId: 'ana', title: 'Comprar cera', note: '', rank: 'a0' },
    ...({ important: 0, starred: 0, done: 0, read: 0, selected: 0 } as const),
    dueKey: 'never',
    searchText: 'comprar cera',
  };
  const message = {
    ...{ id: 'carta', accountId: 'ana', senderName: 'Zé', date: '2026-01-02T03:04:05.000Z' },
    ...({ selected: 0, isRead: 0, subject: 'Comprar', message: 'a' } as const),
    searchText: 'comprar ze a',
  };
  const found = async (
    { db }: Store,
    kind: 'Todo' | 'Message' | 'Invoice',
    ownerId: string | null,
  ) => {
    const start = await entriesStarting(db, { kind, ownerId, start: 'comprar' }, 10);
    const words = await entriesWithWords(db, { kind, ownerId, terms: [[['comprar']]] }, 10);
    return [start, words].map((hits) => hits.map(({ recordId }) => recordId));
  };

  it('has those that were there found, by their owner alone', async () => {
    const store = await storeAt(await emptyDatabase());
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: store.db, provider }).migrateTo('0031-created-numbers');
    const { db } = store;
    await db.insertInto('accounts').values(account).execute();
    await db
      .insertInto('todos')
      .values(todo as TodoRow)
      .execute();
    await db
      .insertInto('messages')
      .values(message as MessageRow)
      .execute();
    const entry = { kind: 'Invoice', recordId: 'old', title: 'Comprar', text: 'comprar' };
    await db
      .insertInto('searchEntries')
      .values(entry as SearchEntryRow)
      .execute();
    await migrate(store);
    expect(await found(store, 'Todo', 'ana')).toEqual([['cera'], ['cera']]);
    expect(await found(store, 'Message', 'ana')).toEqual([['carta'], ['carta']]);
    for (const kind of ['Todo', 'Message'] as const) {
      expect(await found(store, kind, 'bento')).toEqual([[], []]);
      expect(await found(store, kind, null)).toEqual([[], []]);
    }
    expect(await found(store, 'Invoice', null)).toEqual([['old'], ['old']]);
  });
});
