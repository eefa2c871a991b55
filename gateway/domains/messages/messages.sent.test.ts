import { Migrator } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import type { MessageRow } from '../../records/generated/rows.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id folder sender { accountId name } recipient { accountId name }
  date selected isRead subject message customerId`;
const LIST = `query ($filter: MessageFilter) {
  unreadMessages
  messages(first: 100, filter: $filter) { nodes { ${WHOLE} } totalCount counts(by: folder) { value count } }
}`;
const ONE = `query ($id: ID!) { message(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { ${WHOLE} } } }`;
const DELETE = `mutation ($input: DeleteMessagesInput!) { deleteMessages(input: $input) { ids activityId } }`;
const MARK = `mutation ($input: MarkMessagesInput!) { markMessages(input: $input) { count } }`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

interface Message {
  id: string;
  subject: string;
  recipient: { name: string };
}

interface Account {
  token: string;
  id: string;
  name: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

async function run(query: string, variables: object, { token }: Pick<Account, 'token'>) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

async function account(role: 'GUEST' | 'EDITOR' | 'SA'): Promise<Account> {
  const token = await gateway.tokenFor(role);
  return { token, ...(await run('{ me { id name } }', {}, { token })).me };
}

const pair = async () => [await account('GUEST'), await account('EDITOR')] as const;

const listOf = async (of: Account, filter?: object) =>
  (await run(LIST, { filter }, of)).messages as { nodes: Message[]; totalCount: number };
const inboxOf = async (of: Account) => (await listOf(of)).nodes;
const sentBy = async (of: Account, filter: object = {}) =>
  (await listOf(of, { ...filter, folder: ['sent'] })).nodes;
const unreadOf = async (of: Account) => (await run(LIST, {}, of)).unreadMessages as number;

async function send(from: Account, to: Account | undefined, input: object = {}): Promise<Message> {
  const all = { message: '<p>Oi</p>', subject: 'Doca', ...(to && { to: to.id }), ...input };
  return (await run(CREATE, { input: all }, from)).createMessage.message;
}

describe('what an account sends to another one', () => {
  it('is among its sent messages, read, with its recipient, and in the recipient’s inbox', async () => {
    const [from, to] = await pair();
    const received = await send(from, to, { selected: true });
    const people = {
      sender: { accountId: from.id, name: from.name },
      recipient: { accountId: to.id, name: to.name },
    };
    expect(received).toMatchObject({ folder: 'inbox', isRead: false, selected: true, ...people });
    expect(await inboxOf(to)).toEqual([received]);
    const [sent] = await sentBy(from);
    expect(sent).toEqual({
      ...received,
      ...{ id: sent!.id, folder: 'sent', isRead: true, selected: false },
    });
    expect(sent!.id).not.toBe(received.id);
    expect([await inboxOf(from), await sentBy(to)]).toEqual([[], []]);
    expect([await unreadOf(from), await unreadOf(to)]).toEqual([0, 1]);
  });

  it('is kept once when it goes to the own inbox, whose recipient is the owner', async () => {
    const own = await account('GUEST');
    const note = await send(own, undefined, { sender: { name: 'Casa do Mel' } });
    expect(note).toMatchObject({ recipient: { accountId: own.id, name: own.name } });
    await send(own, own);
    expect(await inboxOf(own)).toHaveLength(2);
    expect(await sentBy(own)).toEqual([]);
  });

  it('is found by its recipient, in the list and by search, by nobody else', async () => {
    const [from, to] = await pair();
    await gateway.store.db
      .updateTable('accounts')
      .set({ name: 'Zoraide' })
      .where('id', '=', to.id)
      .execute();
    await send(from, to, { subject: 'Rolha' });
    await send(from, await account('SA'), { subject: 'Outra' });
    const [sent, ...others] = await sentBy(from, { text: 'zoraide' });
    expect([sent?.subject, sent?.recipient.name, others]).toEqual(['Rolha', 'Zoraide', []]);
    const search =
      '{ search(text: "rolha", kind: [Message]) { id record { ... on Message { folder } } } }';
    expect((await run(search, {}, from)).search).toEqual([
      { id: sent!.id, record: { folder: 'sent' } },
    ]);
    expect((await run(search, {}, to)).search).toMatchObject([{ record: { folder: 'inbox' } }]);
    expect((await run(search, {}, await account('SA'))).search).toEqual([]);
  });

  it('is nobody else’s to read', async () => {
    const [from, to] = await pair();
    await send(from, to);
    const [sent] = await sentBy(from);
    for (const other of [to, await account('SA')]) {
      expect((await run(ONE, { id: sent!.id }, other)).message).toBeNull();
      expect(await listOf(other, { ids: [sent!.id] })).toMatchObject({ nodes: [] });
    }
  });

  it('leaves neither copy when it is refused', async () => {
    const [from, to] = await pair();
    await send(from, to, { id: `taken-${to.id}` });
    const input = { id: `taken-${to.id}`, to: to.id, message: 'a' };
    const { errors } = await gateway.graphql(CREATE, { input }, from.token);
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect([await sentBy(from), await inboxOf(to)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('tells the recipient once, and nobody of the sender’s copy', async () => {
    const [from, to] = await pair();
    await send(from, to);
    const told = '{ notifications(first: 10) { nodes { title } } }';
    expect((await run(told, {}, from)).notifications.nodes).toEqual([]);
    expect((await run(told, {}, to)).notifications.nodes).toHaveLength(1);
  });
});

describe('the two copies', () => {
  it('go and come back each by itself', async () => {
    const [from, to] = await pair();
    const received = await send(from, to);
    const [sent] = await sentBy(from);
    const gone = await run(DELETE, { input: { ids: [sent!.id] } }, from);
    expect([await sentBy(from), await inboxOf(to)]).toEqual([[], [received]]);
    await run(RESTORE, { id: gone.deleteMessages.activityId }, from);
    expect(await sentBy(from)).toEqual([sent]);
    await run(DELETE, { input: { ids: [received.id] } }, to);
    expect([await sentBy(from), await inboxOf(to)]).toEqual([[sent], []]);
  });

  it('are apart in the history: taking back what came in leaves the sender’s', async () => {
    const [from, to] = await pair();
    const received = await send(from, to);
    const [sent] = await sentBy(from);
    const history = 'query ($id: ID!) { history(of: $id) { nodes { id changes { recordId } } } }';
    const [made] = (await run(history, { id: received.id }, to)).history.nodes;
    expect(made.changes).toEqual([{ recordId: received.id }]);
    const { errors } = await gateway.graphql(RESTORE, { id: made.id }, from.token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    await run(RESTORE, { id: made.id }, to);
    expect([await sentBy(from), await inboxOf(to)]).toEqual([[sent], []]);
  });
});

it('a message that was deleted before there were folders comes back to the inbox', async () => {
  const own = await account('GUEST');
  const { id } = await send(own, undefined);
  const gone = await run(DELETE, { input: { ids: [id] } }, own);
  const { db } = gateway.store;
  const change = await db
    .selectFrom('activityChanges')
    .select('before')
    .where('activityId', '=', gone.deleteMessages.activityId)
    .executeTakeFirstOrThrow();
  const copy = JSON.parse(change.before!) as { row: Record<string, unknown> };
  for (const column of ['folder', 'recipientId', 'recipientName']) delete copy.row[column];
  await db
    .updateTable('activityChanges')
    .set({ before: JSON.stringify(copy) })
    .where('activityId', '=', gone.deleteMessages.activityId)
    .execute();
  await run(RESTORE, { id: gone.deleteMessages.activityId }, own);
  expect(await inboxOf(own)).toMatchObject([{ id, folder: 'inbox', recipient: { name: '' } }]);
});

describe('a change of all that pass a filter', () => {
  it('is about the inbox alone, unless the filter says the sent ones', async () => {
    const [from, to] = await pair();
    await send(from, to);
    await send(from, undefined);
    expect(
      (await run(MARK, { input: { filter: {}, isRead: true } }, from)).markMessages.count,
    ).toBe(1);
    await run(DELETE, { input: { filter: { text: 'doca' } } }, from);
    expect([await inboxOf(from), (await sentBy(from)).length]).toEqual([[], 1]);
    await run(DELETE, { input: { filter: { folder: ['sent'] } } }, from);
    expect([await sentBy(from), (await inboxOf(to)).length]).toEqual([[], 1]);
  });
});

it('the older REST calls know the inbox alone', async () => {
  const [from, to] = await pair();
  const get = (url: string, { token }: Account) => gateway.call({ method: 'GET', url, token });
  const input = { to: to.id, subject: 'Doca', message: '<p>Oi</p>' };
  const added = await gateway.call({ url: '/api/inbox/add', body: input, token: from.token });
  expect(added).toEqual({ status: 200, body: [] });
  const [sent] = await sentBy(from);
  expect(await get('/api/inbox/all', from)).toEqual({ status: 200, body: [] });
  expect((await get(`/api/inbox?id=${sent!.id}`, from)).status).toBe(404);
  const [received] = await inboxOf(to);
  const photo = expect.stringContaining('/api/pictures/person/') as unknown;
  const one = { id: received!.id, sender: { name: from.name, photo }, subject: 'Doca' };
  expect(await get(`/api/inbox?id=${received!.id}`, to)).toMatchObject({ status: 200, body: one });
});

it('a database from before has its messages in the inbox, to their owner', async () => {
  const store = await storeAt(await emptyDatabase());
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: store.db, provider }).migrateTo('0075-searchable-messages');
  const { db } = store;
  const ana = {
    ...{ id: 'ana', email: 'ana@example.test', name: 'Ana', username: 'ana', role: 'SA' as const },
    ...{ passwordHash: '', isDemo: 0 as const, createdAt: '2026-01-02T03:04:05.000Z' },
  };
  const message = {
    ...{ id: 'carta', accountId: 'ana', senderName: 'Zé', date: '2026-01-02T03:04:05.000Z' },
    ...({ selected: 0, isRead: 0, subject: 'Oi', message: 'a', searchText: 'oi ze a' } as const),
  };
  await db.insertInto('accounts').values(ana).execute();
  await db
    .insertInto('messages')
    .values(message as MessageRow)
    .execute();
  await migrate(store);
  const stored = await db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    ...message,
    ...{ folder: 'inbox', recipientId: 'ana', recipientName: 'Ana' },
  });
});
