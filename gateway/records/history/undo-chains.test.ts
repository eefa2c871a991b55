import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let ana: string;
beforeAll(async () => {
  gateway = await startGateway();
  ana = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const run = async (query: string, variables: object, token = ana) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};
const restore = (activityId: string, recordId?: string) =>
  gateway.graphql(
    'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }',
    { input: { activityId, recordId } },
    ana,
  );
const restored = async (activityId: string) => {
  const { data, errors } = await restore(activityId);
  expect(errors).toBeUndefined();
  return data!.restore.activity.id as string;
};
const refusal = async (...chosen: Parameters<typeof restore>) => {
  const { errors } = await restore(...chosen);
  return [errors?.[0]?.extensions?.code, errors?.[0]?.message];
};
const lastActivity = async () =>
  (await run('{ activities(first: 1) { nodes { id } } }', {})).activities.nodes[0].id as string;

interface Customer {
  id: string;
  name: string;
  phone: string | null;
}
const create = async (name: string) => {
  const { createCustomer } = await run(
    'mutation ($name: String!) { createCustomer(input: { kind: person, name: $name }) { customer { id } } }',
    { name },
  );
  return createCustomer.customer.id as string;
};
const update = async (id: string, changes: object) => {
  await run(
    'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
    { input: { id, ...changes } },
  );
  return lastActivity();
};
const remove = async (...ids: string[]) =>
  (
    await run('mutation ($ids: [ID!]!) { deleteCustomers(input: { ids: $ids }) { activityId } }', {
      ids,
    })
  ).deleteCustomers.activityId as string;
const find = async (id: string) =>
  (await run('query ($id: ID!) { customer(id: $id) { id name phone } }', { id }))
    .customer as Customer | null;

const UNDONE = ['CONFLICT', expect.stringMatching(/^This was already undone by admin-/)];

describe('what was taken back', () => {
  it('is not taken back again, and what was changed since stays', async () => {
    const id = await create('Rita Prado');
    const deletion = await remove(id);
    await restored(deletion);
    await update(id, { name: 'Rita Prado Lima' });
    expect(await refusal(deletion)).toEqual(UNDONE);
    expect(await refusal(deletion, id)).toEqual(UNDONE);
    expect(await find(id)).toMatchObject({ name: 'Rita Prado Lima' });
  });

  it('holds again once its undo is taken back, and can be taken back again, and so on', async () => {
    const id = await create('Rita Prado');
    const change = await update(id, { name: 'Rita Lima' });
    const undo = await restored(change);
    expect(await find(id)).toMatchObject({ name: 'Rita Prado' });
    const redo = await restored(undo);
    expect(await find(id)).toMatchObject({ name: 'Rita Lima' });
    expect(await refusal(undo)).toEqual(UNDONE);
    const undoOfRedo = await restored(redo);
    expect(await find(id)).toMatchObject({ name: 'Rita Prado' });
    expect(await refusal(change)).toEqual(UNDONE);
    await restored(undoOfRedo);
    await restored(change);
    expect(await find(id)).toMatchObject({ name: 'Rita Prado' });
  });

  it('is one record’s part of it, or what is left of the whole', async () => {
    const ids = [await create('Um'), await create('Dois'), await create('Três')];
    const deletion = await remove(...ids);
    expect((await restore(deletion, ids[0])).errors).toBeUndefined();
    expect(await refusal(deletion, ids[0])).toEqual(UNDONE);
    await update(ids[0]!, { name: 'Um só' });
    await restored(deletion);
    expect(await Promise.all(ids.map(async (id) => (await find(id))?.name))).toEqual([
      'Um só',
      'Dois',
      'Três',
    ]);
    expect(await refusal(deletion)).toEqual(UNDONE);
  });

  it('at the same moment by several is taken back by one of them', async () => {
    const { products } = await run('{ products(first: 1) { nodes { id totalUnit } } }', {});
    const [{ id, totalUnit }] = products.nodes;
    const stock = async () =>
      (await run('query ($id: ID!) { product(id: $id) { totalUnit } }', { id })).product.totalUnit;
    await run(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }',
      { input: { id, totalUnit: totalUnit + 7 } },
    );
    const change = await lastActivity();
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(change)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await stock()).toBe(totalUnit);
    expect(await refusal(change)).toEqual(UNDONE);
    expect(await stock()).toBe(totalUnit);
  });
});

describe('what stands against taking back', () => {
  it('is that the record was deleted since', async () => {
    const id = await create('Rita Prado');
    const change = await update(id, { phone: '11912345678' });
    const deletion = await remove(id);
    const gone = ['CONFLICT', 'Rita Prado was deleted since. Restore it first'];
    expect(await refusal(change)).toEqual(gone);
    expect(await find(id)).toBeNull();
    await restored(deletion);
    await restored(change);
    expect(await find(id)).toMatchObject({ phone: null });
  });

  it('is that a deleted record is there again by one of its versions', async () => {
    const id = await create('Rita Prado');
    const creation = await lastActivity();
    const deletion = await remove(id);
    await run(
      'mutation ($input: RestoreVersionInput!) { restoreVersion(input: $input) { activity { id } } }',
      { input: { activityId: creation, recordId: id } },
    );
    await update(id, { name: 'Rita Lima' });
    expect(await refusal(deletion)).toEqual([
      'CONFLICT',
      'Rita Lima exists again. Restore a version from its history instead',
    ]);
    expect(await find(id)).toMatchObject({ name: 'Rita Lima' });
  });

  it('is that what was made was changed since: it is not deleted with the change', async () => {
    const id = await create('Rita Prado');
    const creation = await lastActivity();
    const change = await update(id, { name: 'Rita Lima' });
    expect((await refusal(creation))[0]).toBe('CONFLICT');
    await restored(change);
    await restored(creation);
    expect(await find(id)).toBeNull();
  });

  it('of one’s own is a change from another session, too', async () => {
    const input = { title: 'Regar', note: '' };
    const { createTodo } = await run(
      'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }',
      { input },
    );
    const { id } = createTodo.todo;
    const change = (changes: object) =>
      run('mutation ($input: UpdateTodoInput!) { updateTodo(input: $input) { todo { id } } }', {
        input: { id, ...changes },
      });
    await change({ title: 'Regar as plantas' });
    const [{ id: first }] = (await run('{ undoableActivities(first: 1) { nodes { id } } }', {}))
      .undoableActivities.nodes;
    await change({ note: 'À sombra' });
    expect((await refusal(first))[0]).toBe('CONFLICT');
    const { todo } = await run('query ($id: ID!) { todo(id: $id) { title note } }', { id });
    expect(todo).toEqual({ title: 'Regar as plantas', note: 'À sombra' });
  });

  it('is what others wrote in a chat that one opened', async () => {
    const [caller, writer] = [await gateway.demoTokenFor('SA'), await gateway.tokenFor('GUEST')];
    const me = async (token: string) => (await run('{ me { id } }', {}, token)).me.id as string;
    const { openChat } = await run(
      'mutation ($input: OpenChatInput!) { openChat(input: $input) { chat { id } } }',
      { input: { contactId: await me(caller) } },
      writer,
    );
    const { id } = openChat.chat;
    const write = async (token: string, text: string) =>
      run(
        'mutation ($input: AddChatMessageInput!) { addChatMessage(input: $input) { message { id } } }',
        { input: { chatId: id, contactId: await me(token), text } },
        token,
      );
    const opening = (
      await run('query ($id: ID!) { history(of: $id) { nodes { id action } } }', { id }, writer)
    ).history.nodes.at(-1);
    await write(caller, 'Oi!');
    const { errors } = await gateway.graphql(
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
      { id: opening.id },
      writer,
    );
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const kept = gateway.store.db
      .selectFrom('chatMessages')
      .select('text')
      .where('chatId', '=', id);
    expect(await kept.execute()).toEqual([{ text: 'Oi!' }]);
  });
});

describe('reading', () => {
  it('a chat or a message leaves nothing to take back', async () => {
    const token = await gateway.demoTokenFor('SA');
    const before = await run('{ undoableActivities { totalCount } }', {}, token);
    const { messages, chatRooms } = await run(
      '{ messages(first: 1) { nodes { id } } chatRooms(first: 1) { nodes { chatId } } }',
      {},
      token,
    );
    const [{ id }] = messages.nodes;
    await run(
      `mutation ($id: ID!, $chatId: ID!) {
        opened: markMessages(input: { ids: [$id], isRead: true }) { messages { id } }
        unread: updateMessage(input: { id: $id, isRead: false }) { message { id } }
        markChatRead(input: { chatId: $chatId }) { room { chatId } }
      }`,
      { id, chatId: chatRooms.nodes[0].chatId },
      token,
    );
    expect(await run('{ undoableActivities { totalCount } }', {}, token)).toEqual(before);
    const { history } = await run(
      'query ($id: ID!) { history(of: $id) { totalCount } }',
      { id },
      token,
    );
    expect(history.totalCount).toBe(0);
  });
});
