import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseChanges } from '../testing/paused-changes.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const SAID = 'This took too long and was stopped. Ask for less, or try again.';
const NAME = 'late';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ longestOperationMs: 500 });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

describe('an operation that does not end', () => {
  it.each([
    {
      url: '/graphql',
      payload: { query: `mutation { createTodoTag(input: { name: "${NAME}" }) { tag { id } } }` },
    },
    { url: '/api/todo/tag/add', payload: { tag: { name: NAME } } },
  ])('is answered in time at $url, and what it changed is taken back', async (call) => {
    const { resume } = pauseChanges(gateway);
    const { statusCode, headers, body } = await gateway.app.inject({
      method: 'POST',
      ...call,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain(SAID);
    resume();
    const { data } = await gateway.graphql('{ todoTags { name } }', {}, token);
    expect(data?.todoTags).not.toContainEqual({ name: NAME });
  });

  it('has no limit when it takes an activity back', async () => {
    const list = await gateway.graphql('{ invoices(first: 1) { nodes { id } } }', {}, token);
    const [invoice] = list.data?.invoices.nodes as [{ id: string }];
    const remove = `mutation { deleteInvoice(input: { id: "${invoice.id}" }) { activityId } }`;
    const { data } = await gateway.graphql(remove, {}, token);
    const id: unknown = data?.deleteInvoice.activityId;
    const { paused, resume } = pauseChanges(gateway);
    const query = `mutation { restore(input: { activityId: "${String(id)}" }) { activity { id } } }`;
    const restored = gateway.graphql(query, {}, token);
    await paused;
    await new Promise((resolve) => setTimeout(resolve, 600));
    resume();
    expect((await restored).errors).toBeUndefined();
  });

  it('has its limit when it does something else beside that', async () => {
    const { resume } = pauseChanges(gateway);
    const query = `mutation {
      createTodoTag(input: { name: "beside" }) { tag { id } }
      restore(input: { activityId: "none" }) { activity { id } }
    }`;
    const { errors } = await gateway.graphql(query, {}, token);
    expect(errors?.[0]?.message).toBe(SAID);
    resume();
  });

  it('keeps nothing of a transaction, and asks the store nothing more', async () => {
    let isLate = false;
    const db = gateway.store.dbFor(() => {
      if (isLate) throw new Error('late');
    });
    const insert = (name: string, into = db) =>
      into.insertInto('storeFacts').values({ name, value: '' }).execute();
    const change = db.transaction().execute(async (transaction) => {
      await insert(NAME, transaction);
      isLate = true;
    });
    await expect(change).rejects.toThrow('late');
    await expect(insert('later')).rejects.toThrow('late');
    const names = (await gateway.store.db.selectFrom('storeFacts').select('name').execute()).map(
      ({ name }) => name,
    );
    expect(names).not.toContain(NAME);
    expect(names).not.toContain('later');
    isLate = false;
    await insert(NAME);
  });
});
