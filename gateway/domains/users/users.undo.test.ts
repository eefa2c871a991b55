import { expect, it } from 'vitest';
import { startGateway } from '../../testing/test-gateway.ts';

it('a person who was taken out comes back by the activity that the answer names', async () => {
  const gateway = await startGateway();
  const token = await gateway.tokenFor('ADMIN');
  const ask = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables, token)).data!;
  const find = async (id: string) =>
    (await ask('query ($id: ID!) { user(id: $id) { name guid index } }', { id })).user;
  const { createUser } = await ask(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
    { input: { name: 'Iracema Bastos' } },
  );
  const before = await find(createUser.user.id);
  const { deleteUser } = await ask(
    'mutation ($id: ID!) { deleteUser(input: { id: $id }) { activityId } }',
    { id: createUser.user.id },
  );
  expect(await find(createUser.user.id)).toBe(null);
  await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id: deleteUser.activityId,
  });
  expect(await find(createUser.user.id)).toEqual(before);
  await gateway.stop();
});
