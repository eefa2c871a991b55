import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { addBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id title coverImage members labels description version
  attachments { name size url } comments { uid text time }`;
const UPDATE = `mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { ${WHOLE} } } }`;
const ONE = `query ($id: ID!) { card(id: $id) { ${WHOLE} column { id board { id } } } }`;

let gateway: TestGateway;
let token: string;
let labels: string[];
let board: SampleBoard;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
  const { data } = await ask('{ boardLabels { id } }');
  labels = (data?.boardLabels as { id: string }[]).map((label) => label.id);
});
beforeEach(async () => {
  board = await addBoard(gateway, token, [1, 1]);
  id = board.columns[0]!.cards[0]!.id;
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);
const update = (input: object) => ask(UPDATE, { input: { boardId: board.id, id, ...input } });
const find = async () => (await ask(ONE, { id })).data?.card;
const empty = {
  title: 'Card 0',
  coverImage: null,
  members: [],
  labels: [],
  description: '',
  version: 1,
  attachments: [],
  comments: [],
};

describe('a card', () => {
  it('is added at the end of its column, empty but for its title', async () => {
    expect(await find()).toEqual({
      ...empty,
      id,
      column: { id: board.columns[0]!.id, board: { id: board.id } },
    });
    const add = `mutation ($input: AddCardInput!) {
      addCard(input: $input) { board { columns { cards { title } } } }
    }`;
    const input = { boardId: board.id, columnId: board.columns[0]!.id, title: 'Mais um' };
    const { data } = await ask(add, { input });
    expect(data?.addCard.board.columns[0].cards).toEqual([
      { title: 'Card 0' },
      { title: 'Mais um' },
    ]);
  });

  it('keeps all that is given, in its order', async () => {
    const given = {
      title: 'Trocar a vitrine',
      description: 'Medir antes.',
      coverImage: '/pictures/vitrine.svg',
      members: [SA_ID],
      labels: [labels[3]!, labels[0]!],
      attachments: [
        { name: 'z.pdf', size: 10, url: '/z.pdf' },
        { name: 'a.pdf', size: 0, url: 'https://example.test/a.pdf' },
      ],
    };
    const { data } = await update(given);
    expect(data?.updateCard.card).toEqual({ ...given, id, comments: [], version: 2 });
    expect(await find()).toMatchObject({ ...given, version: 2 });
    await update({ description: '' });
    expect(await find()).toMatchObject({ ...given, description: '', version: 3 });
  });

  it('has a rich description, which is cleaned, and its plain text beside it', async () => {
    const descriptionHtml = '<p>Medir <strong>antes</strong>.</p><script>alert(1)</script>';
    const rich = { descriptionHtml: '<p>Medir <strong>antes</strong>.</p>' };
    const ASK = 'query ($id: ID!) { card(id: $id) { description descriptionHtml } }';
    const described = async () => (await ask(ASK, { id })).data?.card;
    await update({ descriptionHtml });
    expect(await described()).toEqual({ description: 'Medir antes.', ...rich });
    await update({ title: 'Outro', description: 'Medir antes.' });
    expect(await described()).toEqual({ description: 'Medir antes.', ...rich });
    await update({ description: '1 < 2\nsim' });
    expect(await described()).toEqual({
      description: '1 < 2\nsim',
      descriptionHtml: '<p>1 &lt; 2</p><p>sim</p>',
    });
    const { errors } = await update({ descriptionHtml: `<p>${'x'.repeat(10_001)}</p>` });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INVALID',
      fields: { descriptionHtml: 'must be at most 10000 characters long' },
    });
  });

  it('loses what is replaced by nothing', async () => {
    await update({
      coverImage: '/a.svg',
      members: [SA_ID],
      labels,
      attachments: [{ name: 'a', size: 1, url: '/a' }],
      comments: [{ uid: SA_ID, text: 'Sim.' }],
    });
    await update({ coverImage: null, members: [], labels: [], attachments: [], comments: [] });
    expect(await find()).toMatchObject({ ...empty, version: 3 });
  });

  it('has each member and label once', async () => {
    await update({ members: [SA_ID, SA_ID], labels: [labels[1], labels[0], labels[1]] });
    expect(await find()).toMatchObject({ members: [SA_ID], labels: [labels[1], labels[0]] });
  });

  it('keeps the ids of its comments, and refuses those of another', async () => {
    const comments = [{ id: `mine-${id}`, uid: SA_ID, text: 'Meu.' }];
    expect((await update({ comments })).errors).toBeUndefined();
    expect((await update({ comments })).errors).toBeUndefined();
    const other = { id: board.columns[1]!.cards[0]!.id, title: 'Novo' };
    expect((await update({ ...other, comments })).errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: { comments: 'has an id that is taken' },
    });
    const { data } = await ask(ONE, { id: other.id });
    expect(data?.card).toMatchObject({ title: 'Card 0', version: 1 });
    const twice = [...comments, ...comments];
    expect((await update({ comments: twice })).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  it.each([
    [{ members: [SA_ID, 'nobody'] }, { 'members.1': 'is not a member' }],
    [{ labels: ['none', '1'] }, { 'labels.0': 'is not a label' }],
    [
      { members: ['nobody'], labels: ['none'] },
      { 'members.0': 'is not a member', 'labels.0': 'is not a label' },
    ],
    [{ comments: [{ uid: 'nobody', text: 'x' }] }, { 'comments.0.uid': 'is not a member' }],
    [{ title: '' }, { title: 'this field is required' }],
  ])('is left as it is when its changes are at fault, case %#', async (bad, fields) => {
    const { errors } = await update({ title: 'Novo', description: 'Nova', ...bad });
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
    expect(await find()).toMatchObject(empty);
  });

  it('is a conflict from an older version, with the card as it now is', async () => {
    await update({ version: 1, labels: [labels[0]] });
    const { errors } = await update({ version: 1, title: 'Velho' });
    expect(errors?.[0]).toMatchObject({
      message: 'Someone else changed this card',
      extensions: { code: 'CONFLICT', current: { id, version: 2, labels: [labels[0]] } },
    });
  });

  it('lets one of fifty win that start from one version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => update({ version: 1, title: `Card ${index + 1}` })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();
    expect(codes).toEqual([...Array<string>(49).fill('CONFLICT'), 'done']);
  });

  it('is found only where it is', async () => {
    const other = await addBoard(gateway, token, [0, 0]);
    for (const place of [
      { boardId: other.id },
      { columnId: board.columns[1]!.id },
      { id: 'none' },
    ]) {
      const { errors } = await update({ title: 'Novo', ...place });
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    expect(await find()).toMatchObject(empty);
  });

  it('goes with all that belongs to it', async () => {
    await update({ members: [SA_ID], labels, comments: [{ uid: SA_ID, text: 'Sim.' }] });
    const remove = 'mutation ($input: DeleteCardInput!) { deleteCard(input: $input) { id } }';
    const input = { boardId: board.id, id };
    expect((await ask(remove, { input })).data?.deleteCard).toEqual({ id });
    expect((await ask(remove, { input })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await find()).toBeNull();
    const { db } = gateway.store;
    for (const table of ['cardMembers', 'cardLabels'] as const) {
      const rows = db.selectFrom(table).where('cardId', '=', id);
      expect(await rows.selectAll().execute()).toEqual([]);
    }
    const notes = db.selectFrom('notes').where('recordId', '=', id);
    expect(await notes.selectAll().execute()).toEqual([]);
  });
});

it('a whole board of a thousand cards in ten columns is one answer', async () => {
  const { db } = gateway.store;
  const numbers = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(4, '0'));
  const columns = numbers.slice(0, 10).map((number) => ({
    id: `column-${number}`,
    boardId: board.id,
    title: number,
    rank: `c${number}V`,
  }));
  await db.insertInto('boardColumns').values(columns).execute();
  const cards = numbers.map((number, index) => ({
    id: `card-${number}`,
    columnId: columns[index % 10]!.id,
    title: number,
    coverImage: null,
    description: '',
    descriptionHtml: null,
    rank: `c${number}V`,
    searchText: number,
    version: 1,
  }));
  await db.insertInto('cards').values(cards).execute();
  const url = `/api/scrum-board?id=${board.id}`;
  const { status, body } = await gateway.call({ method: 'GET', url, token });
  expect(status).toBe(200);
  const { list } = body as { list: { cardList: { title: string }[] }[] };
  expect(list.flatMap(({ cardList }) => cardList)).toHaveLength(1_002);
  expect(list[2]!.cardList[99]!.title).toBe('0990');
});
