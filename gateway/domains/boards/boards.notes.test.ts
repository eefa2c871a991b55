import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { note { id } } }';
const NOTE = 'query ($id: ID!) { note(id: $id) { text recordId } }';
const RESTORE = 'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }';

let gateway: TestGateway;
let token: string;
let board: SampleBoard;
let cardId: string;
let note: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
beforeEach(async () => {
  board = await addBoard(gateway, token, [2, 1]);
  cardId = board.columns[0]!.cards[1]!.id;
  const input = { kind: 'Card', id: cardId, text: 'Falta a foto.' };
  note = (await ask(ADD, { input })).addNote.note.id as string;
});
afterAll(() => gateway.stop());

async function ask(query: string, variables: object) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const noteNow = async () => (await ask(NOTE, { id: note })).note;
const stored = () =>
  gateway.store.db.selectFrom('notes').select('id').where('id', '=', note).execute();

describe('a note on a card', () => {
  it.each([
    ['card', 'deleteCard', 'DeleteCardInput', () => ({ boardId: board.id, id: cardId })],
    [
      'column',
      'deleteColumn',
      'DeleteColumnInput',
      () => ({ boardId: board.id, id: board.columns[0]!.id }),
    ],
    ['board', 'deleteBoard', 'DeleteBoardInput', () => ({ id: board.id })],
  ])('goes with its %s and comes back with it', async (_what, mutation, type, input) => {
    const gone = await ask(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { activityId } }`,
      { input: input() },
    );
    expect(await stored()).toEqual([]);
    const { activityId } = gone[mutation] as { activityId: string };
    const undo = await ask(RESTORE, { input: { activityId } });
    expect(await noteNow()).toEqual({ text: 'Falta a foto.', recordId: cardId });
    await ask(RESTORE, { input: { activityId: undo.restore.activity.id } });
    expect(await stored()).toEqual([]);
  });

  it('comes back from the trash with its board', async () => {
    const gone = await ask(
      'mutation ($id: ID!) { deleteBoard(input: { id: $id }) { activityId } }',
      board,
    );
    const { activityId } = gone.deleteBoard as { activityId: string };
    await ask(RESTORE, { input: { activityId, recordId: board.id } });
    expect(await noteNow()).toEqual({ text: 'Falta a foto.', recordId: cardId });
  });

  it('stays when another column is deleted', async () => {
    const input = { boardId: board.id, id: board.columns[1]!.id };
    await ask('mutation ($input: DeleteColumnInput!) { deleteColumn(input: $input) { id } }', {
      input,
    });
    expect(await stored()).toEqual([{ id: note }]);
  });
});
