import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectForwards, type Page } from '../../testing/paging.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id sender { accountId name photo } date selected isRead subject message';
const ONE = `query ($id: ID!) { message(id: $id) { ${WHOLE} } }`;
const LIST = `query ($first: Int, $after: String, $filter: MessageFilter, $sort: MessageSort) {
  messages(first: $first, after: $after, filter: $filter, sort: $sort) {
    nodes { ${WHOLE} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
  }
}`;
const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { ${WHOLE} } } }`;
const UPDATE = `mutation ($input: UpdateMessageInput!) { updateMessage(input: $input) { message { ${WHOLE} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteMessage(input: { id: $id }) { id } }';

interface Message {
  id: string;
  sender: { accountId: string | null; name: string };
  date: string;
  selected: boolean;
  isRead: boolean;
  subject: string;
  message: string;
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const run = (query: string, variables: object, as = token) => gateway.graphql(query, variables, as);
const find = async (id: string, as = token) => (await run(ONE, { id }, as)).data?.message;
const list = async (variables: object = {}, as = token) =>
  (await run(LIST, { first: 100, ...variables }, as)).data?.messages as Page<Message>;

async function created(input: object = {}, as = token): Promise<Message> {
  const { data, errors } = await run(CREATE, { input: { message: '<p>Oi</p>', ...input } }, as);
  expect(errors).toBeUndefined();
  return data?.createMessage.message as Message;
}

const accountOf = async (as: string) =>
  (await run('{ me { id name } }', {}, as)).data?.me as { id: string; name: string };

describe('an inbox', () => {
  it('comes newest first, and the other way round', async () => {
    const { nodes, totalCount } = await list();
    const dates = nodes.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(totalCount).toBe(15);
    const oldestFirst = (await list({ sort: { direction: 'ascending' } })).nodes;
    expect(oldestFirst).toEqual([...nodes].reverse());
  });

  it('is met page by page, each message once', async () => {
    expect(await collectForwards(list, 4)).toEqual((await list()).nodes);
  });

  it('is searched by words of the subject, the sender and the text', async () => {
    const as = await gateway.tokenFor('GUEST');
    const { id } = await created(
      { subject: 'Potes', sender: { name: 'Zé' }, message: '<b>Ação</b>!' },
      as,
    );
    await created({}, as);
    for (const text of ['potes', 'ze', 'ACAO', 'açao potes']) {
      expect((await list({ filter: { text } }, as)).nodes.map((each) => each.id)).toEqual([id]);
    }
    expect((await list({ filter: { text: 'strong' } }, as)).totalCount).toBe(0);
  });

  it('is filtered by what was ticked and what was read', async () => {
    const { nodes } = await list();
    await run(UPDATE, { input: { id: nodes[3]!.id, selected: true } });
    const ticked = await list({ filter: { selected: true } });
    expect(ticked.nodes.map(({ id }) => id)).toEqual([nodes[3]!.id]);
    const unread = await list({ filter: { isRead: false } });
    expect(unread.nodes.map(({ id }) => id)).toEqual(
      nodes.filter(({ isRead }) => !isRead).map(({ id }) => id),
    );
  });

  it('belongs to one account: another’s is as if it did not exist', async () => {
    const [message] = (await list()).nodes;
    for (const role of ['SA', 'GUEST'] as const) {
      const as = await gateway.tokenFor(role);
      expect(await list({}, as)).toMatchObject({ nodes: [], totalCount: 0 });
      expect(await find(message!.id, as)).toBeNull();
      for (const [query, variables] of [
        [UPDATE, { input: { id: message!.id, subject: 'x' } }],
        [DELETE, { id: message!.id }],
      ] as const) {
        const { errors } = await run(query, variables, as);
        expect(errors?.[0]).toMatchObject({
          message: 'Message not found',
          extensions: { code: 'NOT_FOUND' },
        });
      }
    }
    expect(await find(message!.id)).toEqual(message);
  });
});

describe('making a message', () => {
  it('puts it into the caller’s own inbox, from the caller when nobody is named', async () => {
    const as = await gateway.tokenFor('GUEST');
    const me = await accountOf(as);
    const message = await created({}, as);
    expect(message).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      sender: { accountId: me.id, name: me.name, photo: null },
      date: expect.any(String),
      selected: false,
      isRead: false,
      subject: '',
      message: '<p>Oi</p>',
    });
    expect((await list({}, as)).nodes).toEqual([message]);
  });

  it('keeps everything that is given', async () => {
    const given = {
      id: 'an-id-of-ours',
      sender: { name: 'Casa do Mel', photo: '/files/mel.png' },
      date: '2026-03-04T05:06:07.000Z',
      selected: true,
      isRead: true,
      subject: 'Potes “de” mel',
      message: '<p>日本</p>',
    };
    expect(await created(given)).toMatchObject(given);
  });

  it('sends it to another account, always as the caller', async () => {
    const [from, to] = [await gateway.tokenFor('GUEST'), await gateway.tokenFor('EDITOR')];
    const [sender, receiver] = [await accountOf(from), await accountOf(to)];
    const input = { to: receiver.id, sender: { name: 'The bank' }, subject: 'Oi' };
    const { id } = await created(input, from);
    expect(await find(id, from)).toBeNull();
    expect(await find(id, to)).toMatchObject({
      subject: 'Oi',
      sender: { accountId: sender.id, name: sender.name },
    });
  });

  it('refuses an account that is not there or is disabled', async () => {
    const disabled = await accountOf(await gateway.tokenFor('GUEST'));
    const { db } = gateway.store;
    const disabledAt = new Date().toISOString();
    await db.updateTable('accounts').set({ disabledAt }).where('id', '=', disabled.id).execute();
    for (const to of ['none', disabled.id]) {
      const { errors } = await run(CREATE, { input: { to, message: 'a' } });
      expect(errors?.[0]).toMatchObject({ message: 'Account not found' });
    }
  });

  it('refuses an id in use', async () => {
    const { id } = await created();
    const { errors } = await run(CREATE, { input: { id, message: 'a' } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { id: 'is taken' } });
  });
});

describe('the text of a message', () => {
  it('is cleaned when it is written and when it is changed', async () => {
    const dirty = '<p onclick="alert(1)">a<script>alert(1)</script></p><img src="http://t.test/p">';
    const { id, message } = await created({ message: dirty });
    expect(message).toBe('<p>a</p>');
    const { data } = await run(UPDATE, { input: { id, message: `${dirty}<em>b</em>` } });
    expect(data?.updateMessage.message.message).toBe('<p>a</p><em>b</em>');
  });
});

describe('changing a message', () => {
  it('changes what is given, and nothing else', async () => {
    const message = await created({ subject: 'Antes', sender: { name: 'Zé' } });
    const changes = { selected: true, isRead: true, subject: 'Depois' };
    const { data } = await run(UPDATE, { input: { id: message.id, ...changes } });
    expect(data?.updateMessage.message).toEqual({ ...message, ...changes });
    expect(await find(message.id)).toEqual({ ...message, ...changes });
  });

  it('finds it by its new words', async () => {
    const { id } = await created({ subject: 'Antigamente' });
    await run(UPDATE, { input: { id, subject: 'Doravante' } });
    expect((await list({ filter: { text: 'antigamente' } })).totalCount).toBe(0);
    expect((await list({ filter: { text: 'doravante' } })).nodes[0]?.id).toBe(id);
  });

  it.each<[field: string, bad: object]>([
    ['subject', { subject: 'x'.repeat(201) }],
    ['message', { message: ' ' }],
    ['date', { date: 'yesterday' }],
  ])('with a bad %s changes nothing, and neither does making one', async (field, bad) => {
    const message = await created();
    for (const [query, input] of [
      [CREATE, { message: 'a', ...bad }],
      [UPDATE, { id: message.id, ...bad }],
    ] as const) {
      const { errors } = await run(query, { input });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        fields: { [field]: expect.any(String) },
      });
    }
    expect(await find(message.id)).toEqual(message);
  });
});

describe('deleting a message', () => {
  it('takes it out of the inbox', async () => {
    const { id } = await created();
    expect((await run(DELETE, { id })).data?.deleteMessage).toEqual({ id });
    expect(await find(id)).toBeNull();
    expect((await run(DELETE, { id })).errors?.[0]).toMatchObject({ message: 'Message not found' });
  });
});

describe('the record of a message', () => {
  it('is the owner’s of the inbox, not everyone’s', async () => {
    const to = await accountOf(await gateway.tokenFor('EDITOR'));
    const { id } = await created({ to: to.id, subject: 'Entre nós' });
    const { ownerId, title } = await gateway.store.db
      .selectFrom('activities')
      .innerJoin('activityChanges', 'activityId', 'activities.id')
      .select(['ownerId', 'activities.title'])
      .where('recordId', '=', id)
      .executeTakeFirstOrThrow();
    expect({ ownerId, title }).toEqual({ ownerId: to.id, title: 'Entre nós' });
  });
});
