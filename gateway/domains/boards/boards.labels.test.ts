import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const MAKE = `mutation ($input: CreateBoardLabelInput!) {
  createBoardLabel(input: $input) { label { id } activityId } }`;
const UPDATE = `mutation ($input: UpdateBoardLabelInput!) {
  updateBoardLabel(input: $input) { label { title color } activityId } }`;
const DELETE = `mutation ($input: DeleteBoardLabelInput!) {
  deleteBoardLabel(input: $input) { id activityId } }`;
const RESTORE = 'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }';
const CARRY = 'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { activityId } }';

let gateway: TestGateway;
let editor: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  editor = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const run = (query: string, input: object, by = editor) => gateway.graphql(query, { input }, by);

async function made(title: string): Promise<string> {
  const { data } = await run(MAKE, { title, color: 'green' });
  return data?.createBoardLabel.label.id as string;
}

it('a label is changed and deleted on every card, and comes back to them by undo', async () => {
  const id = await made('Urgente');
  const board = await addBoard(gateway, editor, [1, 0]);
  const card = board.columns[0]!.cards[0]!.id;
  await run(CARRY, { boardId: board.id, id: card, labels: [id] });
  const state = async () => {
    const query = 'query ($id: ID!) { card(id: $id) { labels } boardLabels { id title color } }';
    return (await gateway.graphql(query, { id: card }, editor)).data;
  };

  const renamed = await run(UPDATE, { id, title: ' Hoje ' });
  expect(renamed.data?.updateBoardLabel.label).toEqual({ title: 'Hoje', color: 'green' });
  const recoloured = await run(UPDATE, { id, color: 'error' });
  expect(recoloured.data?.updateBoardLabel.label).toEqual({ title: 'Hoje', color: 'error' });
  const before = await state();
  const deleted = await run(DELETE, { id });
  expect(await state()).toEqual({ card: { labels: [] }, boardLabels: [] });
  await run(RESTORE, { activityId: deleted.data?.deleteBoardLabel.activityId });
  expect(await state()).toEqual(before);
  for (const { data } of [recoloured, renamed]) {
    await run(RESTORE, { activityId: data?.updateBoardLabel.activityId });
  }
  expect((await state())?.boardLabels).toEqual([{ id, title: 'Urgente', color: 'green' }]);
});

it('an editor takes back a label that they made, once no card carries it', async () => {
  const { data } = await run(MAKE, { title: 'Engano', color: 'green' });
  const { label, activityId } = data!.createBoardLabel;
  const board = await addBoard(gateway, editor, [1, 0]);
  const card = { boardId: board.id, id: board.columns[0]!.cards[0]!.id, labels: [label.id] };
  const carried = await run(CARRY, card);
  const refused = await run(RESTORE, { activityId });
  expect(refused.errors?.[0]?.extensions?.code).toBe('CONFLICT');
  await run(RESTORE, { activityId: carried.data?.updateCard.activityId });
  await run(RESTORE, { activityId });
  const left = await gateway.graphql('{ boardLabels { id } }', {}, editor);
  expect(left.data?.boardLabels).not.toContainEqual({ id: label.id });
});

it('a label is refused a title that is taken or missing, and what guests ask', async () => {
  const id = await made('Pronto');
  await made('Amanhã');
  const guest = await gateway.tokenFor('GUEST');
  for (const [query, input, code, by] of [
    [UPDATE, { id, title: 'amanha' }, 'CONFLICT'],
    [UPDATE, { id, title: '' }, 'INVALID'],
    [UPDATE, { id: 'none', title: 'Nada' }, 'NOT_FOUND'],
    [UPDATE, { id, title: 'Nada' }, 'FORBIDDEN', guest],
    [DELETE, { id: 'none' }, 'NOT_FOUND'],
    [DELETE, { id }, 'FORBIDDEN', guest],
  ] as const) {
    expect((await run(query, input, by)).errors?.[0]?.extensions?.code).toBe(code);
  }
});
