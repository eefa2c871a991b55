import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query ($ids: [ID!]!) {
  messages(first: 100, filter: { ids: $ids }) { nodes { id preview } }
}`;
const CREATE =
  'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }';
const UPDATE =
  'mutation ($input: UpdateMessageInput!) { updateMessage(input: $input) { message { preview } } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it('the preview of a message is in the list, follows the text, and is its owner’s alone', async () => {
  const [owner, other] = [await gateway.tokenFor('GUEST'), await gateway.tokenFor('SA')];
  const input = { message: '<p>Chegam <b>quinta</b></p><p>👍 &amp; às 9h</p>' };
  const { data: created } = await gateway.graphql(CREATE, { input }, owner);
  const id = created?.createMessage.message.id as string;
  const previews = async (as: string) =>
    (await gateway.graphql(LIST, { ids: [id] }, as)).data?.messages.nodes as object[];
  expect(await previews(owner)).toEqual([{ id, preview: 'Chegam quinta 👍 & às 9h' }]);
  expect(await previews(other)).toEqual([]);
  const changed = { input: { id, message: '<p>Sexta</p>' } };
  const { data: updated } = await gateway.graphql(UPDATE, changed, owner);
  expect(updated?.updateMessage.message).toEqual({ preview: 'Sexta' });
});
