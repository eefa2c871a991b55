import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBoard, findBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const COLUMNS = 'query ($id: ID!) { board(id: $id) { title columns { id title } } }';
const ADD_CARD = `mutation ($input: AddCardInput!) {
  addCard(input: $input) { activityId card { id } }
}`;

let gateway: TestGateway;
let editor: string;
let board: SampleBoard;
beforeAll(async () => {
  gateway = await startGateway();
  editor = await gateway.tokenFor('EDITOR');
});
beforeEach(async () => {
  board = await addBoard(gateway, editor, [2, 1]);
});
afterAll(() => gateway.stop());

describe('an editor', () => {
  const addCard = async () => {
    const input = { boardId: board.id, columnId: board.columns[0]!.id, title: 'Assar' };
    return (await gateway.graphql(ADD_CARD, { input }, editor)).data!.addCard;
  };
  const codeOf = async (activityId: string, token = editor) =>
    (await gateway.graphql(RESTORE, { id: activityId }, token)).errors?.[0]?.extensions?.code;

  it('takes back a card that they added, which others may not', async () => {
    const { activityId } = await addCard();
    expect(await codeOf(activityId, await gateway.tokenFor('EDITOR'))).toBe('FORBIDDEN');
    expect(await codeOf(activityId)).toBe(undefined);
    expect(await findBoard(gateway, editor, board.id)).toEqual(board);
  });

  it('keeps a card that became another since they added it', async () => {
    const { activityId, card } = await addCard();
    await gateway.graphql(
      'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
      { input: { boardId: board.id, id: card.id, description: 'Duas fornadas' } },
      await gateway.tokenFor('EDITOR'),
    );
    expect(await codeOf(activityId)).toBe('CONFLICT');
    const [column] = (await findBoard(gateway, editor, board.id)).columns;
    expect(column!.cards).toContainEqual({ id: card.id });
  });

  it.each([
    ['addColumn', 'AddColumnInput', {}],
    ['renameColumn', 'RenameColumnInput', { id: true }],
  ] as const)('takes back %s', async (mutation, type, { id }: { id?: true }) => {
    const before = await gateway.graphql(COLUMNS, { id: board.id }, editor);
    const { data } = await gateway.graphql(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { activityId } }`,
      { input: { boardId: board.id, title: 'Pronto', ...(id && { id: board.columns[0]!.id }) } },
      editor,
    );
    expect(await gateway.graphql(COLUMNS, { id: board.id }, editor)).not.toEqual(before);
    expect(await codeOf(data![mutation].activityId)).toBe(undefined);
    expect(await gateway.graphql(COLUMNS, { id: board.id }, editor)).toEqual(before);
  });

  it('takes back another title of a board', async () => {
    const { data } = await gateway.graphql(
      'mutation ($id: ID!) { renameBoard(input: { id: $id, title: "Mudança" }) { activityId } }',
      { id: board.id },
      editor,
    );
    expect(await codeOf(data!.renameBoard.activityId)).toBe(undefined);
    const { data: now } = await gateway.graphql(COLUMNS, { id: board.id }, editor);
    expect(now!.board.title).toBe('Quadro');
  });
});
