import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const WRITE = `mutation ($input: CreateMessageInput!) {
  createMessage(input: $input) { message { id } }
}`;
const MERGE = `mutation {
  mergeCustomers(input: { keepId: "old", keepVersion: 1, mergeId: "twin", mergeVersion: 1 }) {
    activityId
  }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LINKED = `{
  messages(first: 5) { nodes { subject customerId } }
  old: attachedFiles(kind: "Customer", id: "old") { totalCount }
  twin: attachedFiles(kind: "Customer", id: "twin") { totalCount }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());

async function ask(token: string, query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBe(undefined);
  return data!;
}

it('an undone merge gives back what others wrote and attached, and takes it again when it is redone', async () => {
  const admin = await gateway.tokenFor('ADMIN');
  const editor = await gateway.tokenFor('EDITOR');
  for (const id of ['old', 'twin']) {
    await ask(admin, CREATE, { input: { id, kind: 'person', name: 'Ana Falcão' } });
    const message = { subject: `About ${id}`, message: 'Até sexta.', customerId: id };
    await ask(editor, WRITE, { input: message });
  }
  const fields = { attachedTo: 'Customer/twin' };
  await uploader(gateway)([{ name: 'foto.png', bytes: png }], { token: editor, fields });
  const restored = async (id: string) =>
    (await ask(admin, RESTORE, { id })).restore.activity.id as string;

  const before = await ask(editor, LINKED);
  const { mergeCustomers } = await ask(admin, MERGE);
  const after = await ask(editor, LINKED);
  expect(after).toMatchObject({ old: { totalCount: 1 }, twin: { totalCount: 0 } });
  const undo = await restored(mergeCustomers.activityId as string);
  expect(await ask(editor, LINKED)).toEqual(before);
  await restored(undo);
  expect(await ask(editor, LINKED)).toEqual(after);
});
