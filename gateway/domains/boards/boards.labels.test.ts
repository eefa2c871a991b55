import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBoard } from '../../testing/sample-boards.ts';
import { startGateway } from '../../testing/test-gateway.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

const MAKE = `mutation ($input: CreateBoardLabelInput!) {
  createBoardLabel(input: $input) { label { id } } }`;
const RENAME = `mutation ($input: RenameBoardLabelInput!) {
  renameBoardLabel(input: $input) { label { title } activityId } }`;
const DELETE = `mutation ($input: DeleteBoardLabelInput!) {
  deleteBoardLabel(input: $input) { id activityId } }`;
const RESTORE = 'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }';
const CARRY = 'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }';

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

it('a label is renamed and deleted on every card, and comes back to them by undo', async () => {
  const id = await made('Urgente');
  const board = await addBoard(gateway, editor, [1, 0]);
  const card = board.columns[0]!.cards[0]!.id;
  await run(CARRY, { boardId: board.id, id: card, labels: [id] });
  const state = async () => {
    const query = 'query ($id: ID!) { card(id: $id) { labels } boardLabels { id title } }';
    return (await gateway.graphql(query, { id: card }, editor)).data;
  };

  const renamed = await run(RENAME, { id, title: ' Hoje ' });
  expect(renamed.data?.renameBoardLabel.label).toEqual({ title: 'Hoje' });
  const before = await state();
  const deleted = await run(DELETE, { id });
  expect(await state()).toEqual({ card: { labels: [] }, boardLabels: [] });
  await run(RESTORE, { activityId: deleted.data?.deleteBoardLabel.activityId });
  expect(await state()).toEqual(before);
  await run(RESTORE, { activityId: renamed.data?.renameBoardLabel.activityId });
  expect((await state())?.boardLabels).toEqual([{ id, title: 'Urgente' }]);
});

it('a label is refused a title that is taken or missing, and what guests ask', async () => {
  const id = await made('Pronto');
  await made('Amanhã');
  const guest = await gateway.tokenFor('GUEST');
  for (const [query, input, code, by] of [
    [RENAME, { id, title: 'amanha' }, 'CONFLICT'],
    [RENAME, { id, title: '' }, 'INVALID'],
    [RENAME, { id: 'none', title: 'Nada' }, 'NOT_FOUND'],
    [RENAME, { id, title: 'Nada' }, 'FORBIDDEN', guest],
    [DELETE, { id: 'none' }, 'NOT_FOUND'],
    [DELETE, { id }, 'FORBIDDEN', guest],
  ] as const) {
    expect((await run(query, input, by)).errors?.[0]?.extensions?.code).toBe(code);
  }
});
