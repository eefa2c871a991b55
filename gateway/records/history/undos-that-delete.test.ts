import { afterAll, beforeAll, expect, it } from 'vitest';
import { undosThatDelete } from '../../database/migrations/0073-undos-that-delete.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

async function run(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const create = (name: string) =>
  run(
    `mutation ($input: CreateLossReasonInput!) {
      createLossReason(input: $input) { activityId lossReason { id } }
    }`,
    { input: { name } },
  );

const remove = (id: string) =>
  run('mutation ($id: ID!) { deleteLossReason(input: { id: $id }) { activityId } }', { id });

async function undo(activityId: string): Promise<string> {
  const { restore } = await run(
    'mutation ($activityId: ID!) { restore(input: { activityId: $activityId }) { activity { id } } }',
    { activityId },
  );
  return restore.activity.id as string;
}

async function idsOf(filter: object): Promise<string[]> {
  const { activities } = await run(
    'query ($filter: ActivityFilter) { activities(filter: $filter, first: 100) { nodes { id } } }',
    { filter },
  );
  return (activities.nodes as { id: string }[]).map(({ id }) => id);
}

it('an undo that deletes is among what was deleted, and so is one from before', async () => {
  const made = (await create('Ficou longe')).createLossReason;
  const removal = await undo(made.activityId as string);
  const kept = (await create('Ficou caro')).createLossReason;
  const { deleteLossReason } = await remove(kept.lossReason.id as string);
  const restoring = await undo(deleteLossReason.activityId as string);

  const { db } = gateway.store;
  const asBefore = db.updateTable('activities').set({ action: 'restored' });
  await asBefore.where('id', '=', removal).execute();
  expect(await idsOf({ action: ['deleted'] })).not.toContain(removal);
  await undosThatDelete.up(db);
  const [deleted, restored] = [
    await idsOf({ action: ['deleted'] }),
    await idsOf({ action: ['restored'] }),
  ];
  expect(deleted).toContain(removal);
  expect(deleted).not.toContain(restoring);
  expect(restored).toEqual([restoring]);
});
