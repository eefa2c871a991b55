import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { addBoard, type SampleBoard } from '../../testing/sample-boards.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const UPDATE = 'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }';
const ONE = 'query ($id: ID!) { card(id: $id) { comments { uid text time } } }';

let gateway: TestGateway;
let token: string;
let board: SampleBoard;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
});
beforeEach(async () => {
  board = await addBoard(gateway, token, [1, 0]);
  id = board.columns[0]!.cards[0]!.id;
});
afterAll(() => gateway.stop());

interface Comment {
  uid: string;
  text: string;
  time: string;
}
const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);
const update = async (input: object) => {
  const answer = await ask(UPDATE, { input: { boardId: board.id, id, ...input } });
  expect(answer.errors).toBeUndefined();
};
const find = async () => (await ask(ONE, { id })).data?.card as { comments: Comment[] };

const ADD_NOTE = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { note { id } } }';
const NOTES =
  'query ($id: ID!) { notes(kind: "Card", id: $id) { nodes { text accountName editedAt } } }';

describe('comments on a card', () => {
  it('are the notes on it, and keep those that were written meanwhile', async () => {
    const other = await gateway.tokenFor('ADMIN');
    await update({ comments: [{ uid: SA_ID, text: 'Um.' }] });
    const sent = (await find()).comments;
    const note = { kind: 'Card', id, text: 'Dois.' };
    await gateway.graphql(ADD_NOTE, { input: note }, other);
    await update({ comments: sent.map((each) => ({ ...each, text: 'Um, corrigido.' })) });
    const { comments } = await find();
    expect(comments.map(({ text }) => text)).toEqual(['Dois.', 'Um, corrigido.']);
    await update({ comments });
    const { data } = await ask(NOTES, { id });
    expect(data?.notes.nodes).toEqual([
      { text: 'Um, corrigido.', accountName: expect.stringMatching(/^editor/), editedAt: null },
      { text: 'Dois.', accountName: expect.stringMatching(/^admin/), editedAt: null },
    ]);
    await update({ comments: [] });
    expect((await find()).comments).toMatchObject([{ text: 'Dois.' }]);
  });

  it('are counted with the card, however many', async () => {
    await update({ comments: ['Um.', 'Dois.', 'Três.'].map((text) => ({ uid: SA_ID, text })) });
    const { data } = await ask('query ($id: ID!) { card(id: $id) { noteCount } }', { id });
    expect(data?.card).toEqual({ noteCount: 3 });
    const { comments } = await find();
    expect(comments.map(({ text }) => text)).toEqual(['Um.', 'Dois.', 'Três.']);
  });
});

describe('a card', () => {
  it('says who commented on it and when, whatever the caller claims', async () => {
    const me = (await ask('{ me { id } }')).data?.me.id as string;
    const start = new Date().toISOString();
    const time = '2026-01-01T10:00:00.000Z';
    await update({
      comments: [
        { uid: SA_ID, text: 'Um.', time },
        { uid: me, text: 'Dois.' },
      ],
    });
    const { comments } = await find();
    expect(comments.map(({ uid, text }) => [uid, text])).toEqual([
      [me, 'Um.'],
      [me, 'Dois.'],
    ]);
    for (const each of comments) expect(each.time >= start).toBe(true);
  });

  it('keeps what others said word for word, over GraphQL and REST', async () => {
    await update({ comments: [{ id: `own-${id}`, uid: SA_ID, text: 'Meu.' }] });
    const { comments } = await find();
    const other = await gateway.tokenFor('EDITOR');
    const forged = [
      { id: `own-${id}`, uid: SA_ID, text: 'Forjado.', time: '2026-01-01T10:00:00.000Z' },
    ];
    await gateway.graphql(UPDATE, { input: { boardId: board.id, id, comments: forged } }, other);
    expect((await find()).comments).toEqual(comments);
    const { status } = await gateway.call({
      method: 'POST',
      url: '/api/scrum-board/update-card',
      token: other,
      body: {
        boardId: board.id,
        listId: board.columns[0]!.id,
        card: { id, title: 'Card 0', comments: [...forged, { uid: SA_ID, text: 'Novo.' }] },
      },
    });
    expect(status).toBe(200);
    const otherId = (await gateway.graphql('{ me { id } }', {}, other)).data?.me.id as string;
    expect((await find()).comments).toEqual([
      ...comments,
      { uid: otherId, text: 'Novo.', time: expect.any(String) },
    ]);
    await update({ comments: [{ id: `own-${id}`, uid: SA_ID, text: 'Meu, corrigido.' }] });
    expect((await find()).comments).toMatchObject([
      { ...comments[0], text: 'Meu, corrigido.' },
      { uid: otherId, text: 'Novo.' },
    ]);
  });
});
