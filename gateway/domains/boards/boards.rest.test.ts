import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { addBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Board {
  id: string;
  title: string;
  list: { id: string; title: string; cardList: { id: string; title: string }[] }[];
  members: object[];
}

let gateway: TestGateway;
let token: string;
let sample: SampleBoard;
let boardId: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
beforeEach(async () => {
  sample = await addBoard(gateway, token, [3, 1]);
  boardId = sample.id;
});
afterAll(() => gateway.stop());

const get = (url: string) => gateway.call({ method: 'GET', url: `/api/scrum-board${url}`, token });
const post = (call: string, body: unknown, headers = {}) =>
  gateway.call({ url: `/api/scrum-board/${call}`, body, token, headers });
const whole = async () => (await get(`?id=${boardId}`)).body as Board;
const column = (index: number) => sample.columns[index]!.id;
const idsOf = ({ list }: Board) => list.map(({ cardList }) => cardList.map(({ id }) => id));

/** Makes a change and returns its answer, which is the whole board. */
async function changed(call: string, body: object): Promise<Board> {
  const answer = await post(call, body);
  expect(answer).toEqual({ status: 200, body: await whole() });
  return answer.body as Board;
}

describe('GET /api/scrum-board', () => {
  it('answers a board in the shape of the specification, members expanded', async () => {
    const { body } = await get('/all-board');
    const seeded = (body as Board[]).find(({ title }) => title === 'Loja on-line')!;
    const board = (await get(`?id=${seeded.id}`)).body as Board;
    expect(Object.keys(board).join()).toBe('id,title,list,members');
    expect(Object.keys(board.members[0]!).join()).toBe('id,name,avatar');
    expect(board.list.map(({ title }) => title)).toEqual([
      'A fazer',
      'Em andamento',
      'Em revisão',
      'Concluído',
    ]);
    for (const { cardList, ...list } of board.list) {
      expect(Object.keys(list).join()).toBe('id,title');
      for (const card of cardList) {
        expect(Object.keys(card).join()).toBe(
          'id,title,coverImage,members,labels,description,attachments,comments',
        );
      }
    }
  });

  it('is a 404 for a board that is not there, and a 400 for none', async () => {
    expect((await get('?id=none')).status).toBe(404);
    expect(await get('')).toEqual({
      status: 400,
      body: { message: 'this field is required', fields: { id: 'this field is required' } },
    });
  });
});

describe('POST /api/scrum-board/add-board', () => {
  const json = { 'content-type': 'application/json' };
  const text = { 'content-type': 'text/plain' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['as bare text', 'Quadro nu', text, 'Quadro nu'],
    ['as bare text that says it is a form', 'Quadro = 7', form, 'Quadro = 7'],
    ['as bare text that says it is JSON', 'Quadro de JSON', json, 'Quadro de JSON'],
    ['as bare text that looks like JSON', '{Quadro}', json, '{Quadro}'],
    ['as a JSON string', '"Quadro citado"', json, 'Quadro citado'],
    ['as a number', '2027', json, '2027'],
    ['as a word of JSON', 'true', json, 'true'],
    ['as a record', '{"title":"Quadro inteiro"}', json, 'Quadro inteiro'],
  ])('takes the title %s, and answers the list', async (_how, body, headers, title) => {
    const answer = await post('add-board', body, headers);
    expect(answer).toEqual({ status: 200, body: (await get('/all-board')).body });
    const boards = answer.body as Board[];
    expect(boards.map((board) => board.title)).toContain(title);
    expect(Object.keys(boards[0]!)).toEqual(['id', 'title']);
  });

  it.each(['', '""', '{}', '{"title":""}'])('refuses no title, as %j', async (body) => {
    const before = await get('/all-board');
    expect((await post('add-board', body, json)).status).toBe(400);
    expect(await get('/all-board')).toEqual(before);
  });
});

describe('a change answers the whole board', () => {
  it('after members were added and deleted', async () => {
    const body = { boardId, memberId: SA_ID };
    const { members } = await changed('add-member', body);
    const avatar = expect.stringContaining('/person/');
    expect(members).toEqual([{ id: SA_ID, name: 'Marina Duarte', avatar }]);
    expect((await changed('delete-member', body)).members).toEqual([]);
  });

  it('after columns were added, renamed, moved and deleted', async () => {
    const titles = ({ list }: Board) => list.map(({ title }) => title);
    const added = await changed('add-column', { boardId, listTitle: 'Nova' });
    expect(titles(added)).toEqual(['Coluna', 'Coluna', 'Nova']);
    const renaming = { boardId, listId: column(0), listTitle: 'Primeira' };
    await changed('rename-column', renaming);
    const moved = await changed('reorder-list', { boardId, startIndex: 0, endIndex: 2 });
    expect(titles(moved)).toEqual(['Coluna', 'Nova', 'Primeira']);
    const deleted = await changed('delete-column', { boardId, listId: column(0) });
    expect(titles(deleted)).toEqual(['Coluna', 'Nova']);
  });

  it('after a card was added and updated', async () => {
    const adding = { boardId, listId: column(1), cardTitle: 'Mais um' };
    const [, second] = (await changed('add-card', adding)).list;
    const card = second!.cardList[1]!;
    expect(card).toEqual({
      id: card.id,
      title: 'Mais um',
      coverImage: expect.stringContaining('/cover/'),
      members: [],
      labels: [],
      description: '',
      attachments: [],
      comments: [],
    });
    const updated = {
      ...card,
      description: 'Com calma.',
      members: [SA_ID],
      attachments: [{ name: 'a.pdf', size: 12, url: '/a.pdf' }],
    };
    const sent = { ...updated, attachments: [{ ...updated.attachments[0], type: 'pdf' }], rank: 9 };
    const { list } = await changed('update-card', { boardId, listId: column(1), card: sent });
    expect(list[1]!.cardList[1]).toEqual(updated);
  });

  it('after cards were moved', async () => {
    const [[a, b, c], [d]] = sample.columns.map(({ cards }) => cards.map(({ id }) => id)) as [
      string[],
      string[],
    ];
    const reordering = { boardId, listId: column(0), startIndex: 0, endIndex: 2 };
    expect(idsOf(await changed('reorder-card', reordering))).toEqual([[b, c, a], [d]]);
    const moving = {
      boardId,
      sourcelistId: column(0),
      destinationlistId: column(1),
      source: { index: 1 },
      destination: { index: 0 },
    };
    expect(idsOf(await changed('move-card', moving))).toEqual([
      [b, a],
      [c, d],
    ]);
  });
});

describe('a change that does not fit changes nothing', () => {
  const refused: [status: number, call: string, body: () => object, field?: string][] = [
    [404, 'add-member', () => ({ boardId: 'none', memberId: SA_ID })],
    [400, 'add-member', () => ({ boardId, memberId: 'nobody' }), 'memberId'],
    [400, 'add-member', () => ({ boardId }), 'memberId'],
    [404, 'delete-member', () => ({ boardId, memberId: SA_ID })],
    [400, 'add-column', () => ({ boardId }), 'title'],
    [400, 'add-column', () => ({ listTitle: 'Nova' }), 'boardId'],
    [404, 'rename-column', () => ({ boardId, listId: 'none', listTitle: 'Nova' })],
    [404, 'rename-column', () => ({ boardId: 'none', listId: column(0), listTitle: 'Nova' })],
    [400, 'rename-column', () => ({ boardId, listId: column(0), listTitle: ' ' }), 'title'],
    [404, 'delete-column', () => ({ boardId, listId: 'none' })],
    [400, 'reorder-list', () => ({ boardId, startIndex: 0, endIndex: 2 }), 'endIndex'],
    [400, 'reorder-list', () => ({ boardId, startIndex: 'first', endIndex: 1 }), 'startIndex'],
    [400, 'reorder-list', () => ({ boardId, endIndex: 1 }), 'startIndex'],
    [404, 'add-card', () => ({ boardId, listId: 'none', cardTitle: 'x' })],
    [400, 'add-card', () => ({ boardId, listId: column(0) }), 'title'],
    [404, 'update-card', () => ({ boardId, listId: column(0), card: { id: 'none' } })],
    [404, 'update-card', () => ({ boardId, listId: column(1), card: sample.columns[0]!.cards[0] })],
    [400, 'update-card', () => ({ boardId, listId: column(0) }), 'id'],
    [
      400,
      'reorder-card',
      () => ({ boardId, listId: column(0), startIndex: 3, endIndex: 0 }),
      'startIndex',
    ],
    [
      400,
      'reorder-card',
      () => ({ boardId, listId: column(0), startIndex: 0, endIndex: 3 }),
      'endIndex',
    ],
    [400, 'move-card', () => ({ ...move(), source: { index: 3 } }), 'source.index'],
    [400, 'move-card', () => ({ ...move(), destination: { index: 2 } }), 'destination.index'],
    [400, 'move-card', () => ({ ...move(), destination: {} }), 'destination.index'],
    [404, 'move-card', () => ({ ...move(), destinationlistId: 'none' })],
    [404, 'move-card', () => ({ ...move(), boardId: 'none' })],
  ];
  const move = () => ({
    boardId,
    sourcelistId: column(0),
    destinationlistId: column(1),
    source: { index: 0 },
    destination: { index: 1 },
  });

  it.each(refused)('%i for %s, case %#', async (status, call, body, field) => {
    const before = await whole();
    const answer = await post(call, body());
    expect(answer.status).toBe(status);
    const { fields = {} } = answer.body as { fields?: object };
    expect(Object.keys(fields)).toEqual(field ? [field] : []);
    expect(await whole()).toEqual(before);
  });

  it('403 for a guest', async () => {
    const guest = await gateway.tokenFor('GUEST');
    const body = { boardId, listTitle: 'Nova' };
    const answer = await gateway.call({ url: '/api/scrum-board/add-column', body, token: guest });
    expect(answer.status).toBe(403);
  });
});

it('fifty moves at once lose no card', async () => {
  const { id, columns } = await addBoard(gateway, token, [40, 40]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post('move-card', {
        boardId: id,
        sourcelistId: columns[index % 2]!.id,
        destinationlistId: columns[1 - (index % 2)]!.id,
        source: { index: index % 7 },
        destination: { index: index % 5 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const after = idsOf((await get(`?id=${id}`)).body as Board);
  const before = columns.map(({ cards }) => cards.map((card) => card.id));
  expect(after.flat().sort()).toEqual(before.flat().sort());
  expect(after.map(({ length }) => length)).toEqual([40, 40]);
});
