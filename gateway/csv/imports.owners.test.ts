import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const mapping = { Email: 'email', Name: 'name', Owner: { field: 'owner', empties: true } };
const bring = (owner: string) =>
  importCsv(gateway, 'customers', `Email,Name,Owner\nana@loja.test,Ana,${owner}`, {
    token,
    mapping,
  });

it('an owner is the exact name of an account, and an empty cell removes it', async () => {
  const { data } = await gateway.graphql('{ me { id name } }', {}, token);
  const { id, name } = data!.me as { id: string; name: string };
  const ownerId = async () => {
    const { data: found } = await gateway.graphql('{ customers { nodes { ownerId } } }', {}, token);
    return found?.customers.nodes[0]?.ownerId as unknown;
  };
  expect(await bring(name)).toMatchObject({ bad: [], done: { made: 1 } });
  expect(await ownerId()).toBe(id);
  for (const unknown of [id, `${name} Junior`, name.toUpperCase()]) {
    expect((await bring(unknown)).bad).toEqual([
      expect.objectContaining({ errors: { owner: 'must be the name of exactly one account' } }),
    ]);
  }
  expect(await bring(name)).toMatchObject({ bad: [], done: { unchanged: 1 } });
  expect(await bring('')).toMatchObject({ bad: [], done: { changed: 1 } });
  expect(await ownerId()).toBe(null);
});
