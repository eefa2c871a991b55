import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBoard, findBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const MOVE = `mutation ($input: MoveCardInput!) {
  moveCard(input: $input) { card { id version column { id } } }
}`;
const MOVE_COLUMN = `mutation ($input: MoveColumnInput!) {
  moveColumn(input: $input) { board { columns { id } } }
}`;
const DELETE_COLUMN = `mutation ($input: DeleteColumnInput!) {
  deleteColumn(input: $input) { id }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const run = (query: string, input: object) => gateway.graphql(query, { input }, token);
const cardsOf = ({ columns }: SampleBoard) => columns.map(({ cards }) => cards.map(({ id }) => id));
const now = async ({ id }: SampleBoard) => cardsOf(await findBoard(gateway, token, id));

describe('moving a card', () => {
  it.each`
    where                                    | from | to   | index        | expected
    ${'to the start'}                        | ${2} | ${0} | ${0}         | ${'cab de'}
    ${'to the end'}                          | ${0} | ${0} | ${2}         | ${'bca de'}
    ${'down by one'}                         | ${0} | ${0} | ${1}         | ${'bac de'}
    ${'to where it is'}                      | ${1} | ${0} | ${1}         | ${'abc de'}
    ${'to another column'}                   | ${1} | ${1} | ${1}         | ${'ac dbe'}
    ${'to the end of another'}               | ${0} | ${1} | ${2}         | ${'bc dea'}
    ${'to the end when no index says where'} | ${0} | ${1} | ${undefined} | ${'bc dea'}
  `('puts it $where', async ({ from, to, index, expected }) => {
    const board = await addBoard(gateway, token, [3, 2]);
    const [first = [], second = []] = cardsOf(board);
    const names = new Map([...first, ...second].map((id, at) => [id, 'abcde'.charAt(at)]));
    const columnId = board.columns[to as number]!.id;
    const { errors } = await run(MOVE, {
      boardId: board.id,
      id: first[from as number],
      columnId,
      index,
    });
    expect(errors).toBeUndefined();
    const found = (await now(board)).map((ids) => ids.map((id) => names.get(id)).join(''));
    expect(found.join(' ')).toBe(expected);
  });

  it('leaves its version, so that an edit meanwhile is no conflict', async () => {
    const board = await addBoard(gateway, token, [1, 0]);
    const input = { boardId: board.id, id: cardsOf(board)[0]![0], columnId: board.columns[1]!.id };
    const { data } = await run(MOVE, input);
    expect(data?.moveCard.card).toEqual({
      id: input.id,
      version: 1,
      column: { id: input.columnId },
    });
  });

  it.each([
    [{ index: 3 }, 'INVALID'],
    [{ index: -1 }, 'INVALID'],
    [{ id: 'none' }, 'NOT_FOUND'],
    [{ columnId: 'none' }, 'NOT_FOUND'],
    [{ boardId: 'none' }, 'NOT_FOUND'],
  ])('changes nothing when it does not fit, case %#', async (bad, code) => {
    const board = await addBoard(gateway, token, [3, 0]);
    const input = { boardId: board.id, id: cardsOf(board)[0]![0], columnId: board.columns[0]!.id };
    const { errors } = await run(MOVE, { ...input, index: 0, ...bad });
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(await now(board)).toEqual(cardsOf(board));
  });

  it('knows neither cards nor columns of another board', async () => {
    const [one, other] = [
      await addBoard(gateway, token, [1, 0]),
      await addBoard(gateway, token, [1, 0]),
    ];
    const id = cardsOf(one)[0]![0];
    const attempts = [
      { boardId: other.id, id, columnId: other.columns[1]!.id },
      { boardId: one.id, id, columnId: other.columns[1]!.id },
    ];
    for (const input of attempts) {
      const { errors } = await run(MOVE, input);
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
  });
});

describe('moving a column', () => {
  it('puts it at the index, and its cards go with it', async () => {
    const board = await addBoard(gateway, token, [2, 1]);
    const [first, second] = board.columns;
    await run(MOVE_COLUMN, { boardId: board.id, startIndex: 0, endIndex: 1 });
    expect((await findBoard(gateway, token, board.id)).columns).toEqual([second, first]);
  });

  it.each([
    [{ startIndex: 2 }, 'startIndex'],
    [{ endIndex: 2 }, 'endIndex'],
    [{ startIndex: -1 }, 'startIndex'],
  ])('refuses an index that no column has, case %#', async (bad, field) => {
    const board = await addBoard(gateway, token, [0, 0]);
    const input = { boardId: board.id, startIndex: 0, endIndex: 0, ...bad };
    const { errors } = await run(MOVE_COLUMN, input);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INVALID',
      fields: { [field]: 'must be between 0 and 1' },
    });
  });
});

describe('with several callers at once', () => {
  it('fifty moves of cards to the start lose none, and give no rank twice', async () => {
    const board = await addBoard(gateway, token, [25, 25]);
    const all = cardsOf(board).flat();
    const answers = await Promise.all(
      all.map((id, at) => {
        const columnId = board.columns[at % 2]!.id;
        return run(MOVE, { boardId: board.id, id, columnId, index: 0 });
      }),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    const after = await now(board);
    expect(after.flat().sort()).toEqual(all.sort());
    expect(after.map(({ length }) => length)).toEqual([25, 25]);
    const ranks = await gateway.store.db
      .selectFrom('cards')
      .select(['columnId', 'rank'])
      .where('id', 'in', all)
      .execute();
    expect(new Set(ranks.map(({ columnId, rank }) => `${columnId} ${rank}`)).size).toBe(50);
  });

  it('cards that move into a column while it is deleted are lost by neither', async () => {
    const board = await addBoard(gateway, token, [10, 0]);
    const [from, to] = board.columns;
    const [deleted, ...moves] = await Promise.all([
      run(DELETE_COLUMN, { boardId: board.id, id: to!.id }),
      ...from!.cards.map(({ id }) => run(MOVE, { boardId: board.id, id, columnId: to!.id })),
    ]);
    const moved = moves.filter(({ errors }) => !errors).length;
    expect(deleted?.errors).toBeUndefined();
    const left = await now(board);
    expect(left.flat()).toHaveLength(10 - moved);
    expect(left).toHaveLength(1);
  });
});
