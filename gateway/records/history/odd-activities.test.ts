import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { insertActivity, insertChanges } from './activities.store.ts';
import type { ActivityAction } from './activities.table.ts';

let gateway: TestGateway;
let token: string;
const odd = newId();
const known = newId();

/** Stores activities of another version of the program: an unknown kind and action, and invalid copies. */
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
  const { db } = gateway.store;
  const told = { accountId: null, accountName: null, ownerId: null, restores: null };
  const change = { position: 0, recordOwnerId: null, undoneBy: null, title: 'Rua do Sol' };
  await insertActivity(db, {
    ...told,
    id: odd,
    at: new Date().toISOString(),
    action: 'renamed' as ActivityAction,
    kind: 'Warehouse',
    title: 'Rua do Sol',
  });
  await insertChanges(db, odd, [
    {
      ...change,
      kind: 'Warehouse',
      recordId: 'w',
      action: 'updated',
      before: '{"name"',
      after: '7',
    },
  ]);
  await insertActivity(db, {
    ...told,
    id: known,
    at: new Date().toISOString(),
    action: 'deleted',
    kind: 'Warehouse',
    title: 'Rua do Sol',
  });
  await insertChanges(db, known, [
    { ...change, kind: 'Warehouse', recordId: 'v', action: 'deleted', before: '[]', after: null },
  ]);
});
afterAll(() => gateway.stop());

it.each(['activities', 'trash'])(
  '%s.csv has an activity that is odd, and all others',
  async (list) => {
    const { status, body } = await gateway.call({ method: 'GET', url: `/api/${list}.csv`, token });
    expect(status).toBe(200);
    expect(body).toContain('Warehouse');
    expect(body).toContain('Rua do Sol');
  },
);

it('the lists and the history show what is known of it', async () => {
  const fields = `id action kind title at changes { kind canRestore action fields { field beforeTitle } }`;
  const { data, errors } = await gateway.graphql(
    `{ activities { nodes { ${fields} } } history(of: "w") { nodes { ${fields} } } trash { nodes { kind title } } }`,
    {},
    token,
  );
  expect(errors).toBeUndefined();
  const entry = {
    id: odd,
    action: 'updated',
    kind: 'Warehouse',
    title: 'Rua do Sol',
    changes: [{ kind: 'Warehouse', canRestore: false, action: 'updated', fields: [] }],
  };
  expect(data?.activities.nodes).toContainEqual(expect.objectContaining(entry));
  expect(data?.history.nodes).toEqual([expect.objectContaining(entry)]);
  expect(data?.trash.nodes).toEqual([{ kind: 'Warehouse', title: 'Rua do Sol' }]);
});

it.each([odd, known])('is not restored, and says so, case %#', async (id) => {
  const { errors } = await gateway.graphql(
    'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
    { id },
    token,
  );
  expect(errors?.[0]).toMatchObject({
    message: 'No copy is kept to restore this from',
    extensions: { code: 'CONFLICT' },
  });
});
