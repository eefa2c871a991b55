import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = '{ unreadMessages messages(first: 100) { nodes { id isRead subject } } }';
const CREATE = `mutation ($subject: String!) {
  createMessage(input: { subject: $subject, message: "<p>Oi</p>" }) { message { id } }
}`;
const DELETE = `mutation ($ids: [ID!]!) { deleteMessages(input: { ids: $ids }) { ids activityId } }`;
const MARK = `mutation ($ids: [ID!]!, $isRead: Boolean!) {
  markMessages(input: { ids: $ids, isRead: $isRead }) { messages { id isRead } }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const RECIPIENTS = 'query ($text: String) { recipients(text: $text) { id name avatar } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** Makes an account whose inbox has unread messages with these subjects. */
async function inboxWith(subjects: readonly string[]) {
  const token = await gateway.tokenFor('GUEST');
  const ids: string[] = [];
  for (const subject of subjects) {
    const { data } = await gateway.graphql(CREATE, { subject }, token);
    ids.push(data?.createMessage.message.id as string);
  }
  return { token, ids };
}

async function inboxOf(token: string) {
  const { data } = await gateway.graphql(LIST, {}, token);
  const nodes = data?.messages.nodes as { id: string; isRead: boolean; subject: string }[];
  return { unread: data?.unreadMessages as number, nodes };
}

describe('deleting several messages', () => {
  it('takes them out in one step, which one restore takes back', async () => {
    const { token, ids } = await inboxWith(['a', 'b', 'c']);
    const before = await inboxOf(token);
    const { data } = await gateway.graphql(DELETE, { ids: [ids[2], ids[0], ids[0]] }, token);
    expect(data?.deleteMessages.ids).toEqual([ids[0], ids[2]].sort());
    expect(await inboxOf(token)).toMatchObject({ unread: 1, nodes: [{ subject: 'b' }] });
    await gateway.graphql(RESTORE, { id: data?.deleteMessages.activityId }, token);
    expect(await inboxOf(token)).toEqual(before);
  });

  it('passes over those that are not the caller’s', async () => {
    const [mine, theirs] = [await inboxWith(['a', 'b']), await inboxWith(['c'])];
    const ids = [...theirs.ids, ...mine.ids];
    const marked = await gateway.graphql(MARK, { ids, isRead: true }, mine.token);
    expect(marked.data?.markMessages.messages).toHaveLength(2);
    const { data } = await gateway.graphql(DELETE, { ids }, mine.token);
    expect(data?.deleteMessages.ids.toSorted()).toEqual(mine.ids.toSorted());
    const none = await gateway.graphql(DELETE, { ids: theirs.ids }, mine.token);
    expect(none.errors?.[0]).toMatchObject({ message: 'Message not found' });
    expect((await inboxOf(theirs.token)).unread).toBe(1);
  });

  it.each([0, 101])('refuses %i of them', async (count) => {
    const { token } = await inboxWith([]);
    const ids = Array.from({ length: count }, (_, index) => String(index));
    const { errors } = await gateway.graphql(DELETE, { ids }, token);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { ids: expect.any(String) },
    });
  });
});

describe('marking several messages', () => {
  it('counts them as read, and as unread again', async () => {
    const { token, ids } = await inboxWith(['a', 'b', 'c']);
    expect((await inboxOf(token)).unread).toBe(3);
    const { data } = await gateway.graphql(MARK, { ids: ids.slice(0, 2), isRead: true }, token);
    const marked = ids.slice(0, 2).sort();
    expect(data?.markMessages.messages).toEqual(marked.map((id) => ({ id, isRead: true })));
    expect((await inboxOf(token)).unread).toBe(1);
    await gateway.graphql(MARK, { ids: ids.slice(0, 1), isRead: false }, token);
    expect((await inboxOf(token)).unread).toBe(2);
  });
});

describe('the recipients', () => {
  it('are the accounts that are not shut out, by name, with no more than one needs to choose', async () => {
    const token = await gateway.tokenFor('GUEST');
    const found = async (text: string | null) =>
      (await gateway.graphql(RECIPIENTS, { text }, token)).data?.recipients as { name: string }[];
    const all = await found(null);
    expect(all.map(({ name }) => name)).toContain('Marina Duarte');
    expect(all.length).toBeLessThanOrEqual(20);
    for (const text of ['luisa', 'CAMARGO lu']) {
      expect(await found(text)).toEqual([
        { id: expect.any(String), name: 'Luísa Camargo', avatar: null },
      ]);
    }
    const disabledAt = new Date().toISOString();
    const { db } = gateway.store;
    await db
      .updateTable('accounts')
      .set({ disabledAt })
      .where('name', '=', 'Luísa Camargo')
      .execute();
    expect(await found('luisa')).toEqual([]);
  });
});
