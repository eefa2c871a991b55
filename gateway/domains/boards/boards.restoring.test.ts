import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSnapshot } from '../../records/write/snapshots.ts';
import { restoreCopy, deleteWhole } from '../../testing/restored-records.ts';
import { addBoard, findBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { boardAlone, boardRecord } from './boards.record.ts';

const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

let gateway: TestGateway;
let editor: string;
let board: SampleBoard;
beforeAll(async () => {
  gateway = await startGateway();
  editor = await gateway.tokenFor('EDITOR');
  board = await addBoard(gateway, editor, [2, 1]);
});
afterAll(() => gateway.stop());

it.each([
  ['card', 'deleteCard', 'DeleteCardInput'],
  ['column', 'deleteColumn', 'DeleteColumnInput'],
] as const)('an editor brings back a %s that they deleted', async (what, field, type) => {
  const [column] = board.columns;
  const id = what === 'card' ? column!.cards[0]!.id : column!.id;
  const { data } = await gateway.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { id activityId } }`,
    { input: { boardId: board.id, id } },
    editor,
  );
  expect(await findBoard(gateway, editor, board.id)).not.toEqual(board);

  const variables = { id: data?.[field].activityId as string };
  const others = await gateway.graphql(RESTORE, variables, await gateway.tokenFor('GUEST'));
  expect(others.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await gateway.graphql(RESTORE, variables, editor)).errors).toBeUndefined();
  expect(await findBoard(gateway, editor, board.id)).toEqual(board);
});

it('an editor puts a column back that they moved', async () => {
  const before = await findBoard(gateway, editor, board.id);
  const { data } = await gateway.graphql(
    'mutation ($input: MoveColumnInput!) { moveColumn(input: $input) { activityId } }',
    { input: { boardId: board.id, startIndex: 0, endIndex: 1 } },
    editor,
  );
  const moved = await findBoard(gateway, editor, board.id);
  expect(moved.columns.map(({ id }) => id)).toEqual(
    before.columns.map(({ id }) => id).toReversed(),
  );
  await gateway.graphql(RESTORE, { id: data?.moveColumn.activityId as string }, editor);
  expect(await findBoard(gateway, editor, board.id)).toEqual(before);
});

describe('what is recorded of a board', () => {
  it('brings a deleted one back with all that is on it', async () => {
    const { db } = gateway.store;
    const { id } = await db
      .selectFrom('boards')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const whole = await readSnapshot(db, boardRecord, id);
    await deleteWhole(db, boardRecord, id);
    expect(await readSnapshot(db, boardRecord, id)).toBeUndefined();
    await restoreCopy(db, boardRecord, whole!);
    const { row, ...parts } = (await readSnapshot(db, boardRecord, id))!;
    expect(parts).toEqual({ parts: whole!.parts, links: {} });
    expect(row).toEqual({ ...whole!.row, version: 2, updatedAt: expect.any(String) });
  });

  it('takes a title back and leaves the columns that came since', async () => {
    const sample = await addBoard(gateway, editor, [2, 0]);
    const { db } = gateway.store;
    const { row, ...copy } = (await readSnapshot(db, boardAlone, sample.id))!;
    await restoreCopy(db, boardRecord, { ...copy, row: { ...row, title: 'Antes' } });
    const query = 'query ($id: ID!) { board(id: $id) { title } }';
    const { data } = await gateway.graphql(query, { id: sample.id }, editor);
    expect(data?.board).toEqual({ title: 'Antes' });
    expect(await findBoard(gateway, editor, sample.id)).toEqual(sample);
  });
});
