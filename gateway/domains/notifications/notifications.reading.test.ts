import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let sa: string;
let editor: string;
let me: string;
beforeAll(async () => {
  gateway = await startGateway();
  sa = await gateway.demoTokenFor('SA');
  editor = await gateway.demoTokenFor('EDITOR');
  me = (await run('{ me { id } }')).me.id;
});
afterAll(() => gateway.stop());

async function run(query: string, variables: object = {}, token = sa) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}
const mutate = async (mutation: string, input: object, token = sa) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { activityId } }`;
  return (await run(query, { input }, token))[mutation].activityId as string;
};
const list = async () => {
  const { notifications } = await run(
    '{ notifications(first: 100) { totalCount nodes { id recordId title } } }',
  );
  expect(notifications.nodes).toHaveLength(notifications.totalCount as number);
  return notifications.nodes as { id: string; recordId: string | null }[];
};
const timesTold = async (recordId: string) =>
  (await list()).filter((each) => each.recordId === recordId).length;
const isTold = async (recordId: string) => (await timesTold(recordId)) > 0;
const restore = (activityId: string) =>
  run('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id: activityId,
  }).then(({ restore: { activity } }) => activity.id as string);

async function message(): Promise<string> {
  const { createMessage } = await run(
    'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }',
    { input: { to: me, subject: 'Potes', message: 'Oi' } },
    editor,
  );
  return createMessage.message.id as string;
}
async function activityIds(): Promise<string[]> {
  const rows = await gateway.store.db.selectFrom('activities').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function deal(): Promise<string> {
  const { createDeal } = await run(
    'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }',
    {
      input: {
        title: 'Vitrine',
        amount: 10,
        expectedCloseDay: '2030-01-02',
        stage: 'won',
        ownerId: me,
      },
    },
    editor,
  );
  return createDeal.deal.id as string;
}

describe('a message that is read', () => {
  let id: string;
  beforeEach(async () => {
    id = await message();
    expect(await isTold(id)).toBe(true);
  });

  it.each<[how: string, read: () => Promise<unknown>]>([
    ['by opening it', () => run(MARK, { input: { ids: [id], isRead: true } })],
    [
      'by a change of it',
      () =>
        run(
          'mutation ($id: ID!) { updateMessage(input: { id: $id, isRead: true }) { message { id } } }',
          { id },
        ),
    ],
    ['with all others', () => run(MARK, { input: { filter: {}, isRead: true } })],
    [
      'by the REST call',
      async () => {
        const body = { message: { id, isRead: true } };
        const { status } = await gateway.call({ url: '/api/inbox/update', body, token: sa });
        expect(status).toBe(200);
      },
    ],
  ])('%s clears its notification', async (_how, read) => {
    await read();
    expect(await isTold(id)).toBe(false);
  });

  it('has it again once it is marked as unread, unless it was deleted', async () => {
    const mark = (isRead: boolean) => run(MARK, { input: { ids: [id], isRead } });
    await mark(true);
    await mark(false);
    const told = (await list()).find(({ recordId }) => recordId === id)!;
    await mutate('deleteNotification', { id: told.id });
    await mark(true);
    await mark(false);
    expect(await isTold(id)).toBe(false);
  });
});

describe('a chat room that is read', () => {
  it.each([
    ['the room', (chat: string) => chat],
    ['its contact, by whose address it is opened', (_chat: string, contact: string) => contact],
  ])('clears what leads to %s, for the one who reads', async (_what, idOf) => {
    const writer = (await run('{ me { id } }', {}, editor)).me.id as string;
    const open = 'mutation ($id: ID!) { openChat(input: { contactId: $id }) { chat { id } } }';
    const chat = (await run(open, { id: writer })).openChat.chat.id as string;
    const say =
      'mutation ($id: ID!) { addChatMessage(input: { chatId: $id, text: "Oi" }) { message { id } } }';
    await run(say, { id: chat }, editor);
    const add = (id: string, token: string) =>
      run(
        'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id } } }',
        { input: { title: 'Oi', path: `/chat/${id}` } },
        token,
      );
    const id = idOf(chat, writer);
    await add(id, sa);
    await add(id, editor);
    expect(await isTold(id)).toBe(true);
    const read = 'mutation ($id: ID!) { markChatRead(input: { chatId: $id }) { room { unread } } }';
    await run(read, { id: chat });
    expect(await isTold(id)).toBe(false);
    const query = '{ notifications(first: 100) { nodes { recordId } } }';
    expect((await run(query, {}, editor)).notifications.nodes).toContainEqual({ recordId: id });
  });
});

const MARK = `mutation ($input: MarkMessagesInput!) { markMessages(input: $input) { activityId } }`;

describe('what was deleted', () => {
  it('takes its notification with it, and brings it back when it is restored', async () => {
    const id = await message();
    const deleted = await mutate('deleteMessages', { ids: [id] });
    expect(await isTold(id)).toBe(false);
    const restored = await restore(deleted);
    expect(await isTold(id)).toBe(true);
    await restore(restored);
    expect(await isTold(id)).toBe(false);
  });

  it('takes those of records along that were a part of it', async () => {
    const { boards } = await run('{ boards(first: 1) { nodes { id } } }');
    const boardId = boards.nodes[0].id as string;
    const { addColumn } = await run(
      'mutation ($input: AddColumnInput!) { addColumn(input: $input) { column { id } } }',
      { input: { boardId, title: 'Fila' } },
    );
    const columnId = addColumn.column.id as string;
    const { addCard } = await run(
      'mutation ($input: AddCardInput!) { addCard(input: $input) { card { id } } }',
      { input: { boardId, columnId, title: 'Pintar' } },
      editor,
    );
    const id = addCard.card.id as string;
    await mutate('updateCard', { boardId, id, members: [me] }, editor);
    expect(await isTold(id)).toBe(true);
    const deleted = await mutate('deleteColumn', { boardId, id: columnId });
    expect(await isTold(id)).toBe(false);
    await restore(deleted);
    expect(await timesTold(id)).toBe(1);
    await restore(await mutate('updateCard', { boardId, id, members: [] }, editor));
    expect(await timesTold(id)).toBe(1);
  });

  it('stays cleared after a restore when it was read before', async () => {
    const id = await message();
    await run(MARK, { input: { ids: [id], isRead: true } });
    await restore(await mutate('deleteMessages', { ids: [id] }));
    expect(await isTold(id)).toBe(false);
  });
});

describe('readNotifications', () => {
  const READ = `mutation ($input: ReadNotificationsInput!) { readNotifications(input: $input) { ids } }`;
  const read = async (input: object, token = sa) =>
    (await run(READ, { input }, token)).readNotifications.ids as string[];

  it('clears those about a record, and answers which', async () => {
    const id = await deal();
    const told = (await list()).find(({ recordId }) => recordId === id)!;
    expect(await read({ records: [id] }, editor)).toEqual([]);
    expect(await read({ records: [id, 'none'] })).toEqual([told.id]);
    expect(await read({ records: [id] })).toEqual([]);
    expect(await isTold(id)).toBe(false);
  });

  it('clears single ones, also those that an older program added', async () => {
    const ADD =
      'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id recordId } } }';
    const add = async (path: string) =>
      (await run(ADD, { input: { title: 'Oi', path } })).addNotification.notification as {
        id: string;
        recordId: string | null;
      };
    const about = await add('/invoices/INV%2D1');
    expect(about.recordId).toBe('INV-1');
    const none = await add('/invoices');
    expect(none.recordId).toBe(null);
    expect(await read({ notifications: [none.id], records: ['INV-1'] })).toEqual(
      [none.id, about.id].sort(),
    );
  });

  it('does nothing without ids, and refuses more than 100', async () => {
    expect(await read({})).toEqual([]);
    const ids = Array.from({ length: 101 }, (_, index) => String(index));
    const { errors } = await gateway.graphql(READ, { input: { notifications: ids } }, sa);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { notifications: expect.any(String) },
    });
  });

  it('leaves nothing in the history, and nothing for "Delete all"', async () => {
    const id = await deal();
    const before = await activityIds();
    await read({ records: [id] });
    expect(await activityIds()).toEqual(before);
    const shown = (await list()).length;
    const { deleteAllNotifications } = await run(
      'mutation { deleteAllNotifications(input: {}) { deletedCount } }',
    );
    expect(deleteAllNotifications.deletedCount).toBe(shown);
  });
});
