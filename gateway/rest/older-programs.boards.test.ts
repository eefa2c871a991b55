import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

const posted: OlderProgram['posted'] = (call, body) => program.posted(call, body);
const get: OlderProgram['get'] = (path) => program.get(path);

describe('a board', () => {
  interface Board {
    id: string;
    list: { id: string; cardList: Sent[] }[];
  }
  let boardId: string;
  let listId: string;
  let cardId: string;
  beforeAll(async () => {
    const boards = await posted('scrum-board/add-board', 'Obra');
    boardId = boards.find(({ title }) => title === 'Obra')!.id as string;
    const { list } = await posted<Board>('scrum-board/add-column', { boardId, listTitle: 'Já' });
    listId = list[0]!.id;
    const card = { boardId, listId, cardTitle: 'Pintar' };
    cardId = (await posted<Board>('scrum-board/add-card', card)).list[0]!.cardList[0]!.id as string;
  });

  const updated = async (changes: Sent) => {
    const card = { id: cardId, ...changes };
    const board = await posted<Board>('scrum-board/update-card', { boardId, listId, card });
    return board.list[0]!.cardList[0]!;
  };
  const labels = () => get<{ id: number; title: string }[]>('scrum-board/all-label');

  it('knows its labels by small numbers, and takes them as numbers or texts', async () => {
    expect((await labels()).map(({ id, title }) => [id, title])).toEqual([
      [1, 'Active'],
      [2, 'Complete'],
      [3, 'Ready'],
      [4, 'High Priority'],
    ]);
    expect(await updated({ labels: [4, '2'] })).toMatchObject({ labels: [4, 2] });
    expect(await updated({ title: 'Pintar já' })).toMatchObject({ labels: [4, 2] });
  });

  it('gives each new label the next number, also after one is gone, which comes back with its own', async () => {
    const run = async (query: string) =>
      (await program.gateway.graphql(query, {}, program.token)).data!;
    const made = async (title: string) => {
      const input = `{ title: "${title}", color: green }`;
      const { createBoardLabel } = await run(
        `mutation { createBoardLabel(input: ${input}) { label { id createdNumber } } }`,
      );
      return createBoardLabel.label as { id: string; createdNumber: number };
    };
    const first = await made('Cinco');
    expect(first.createdNumber).toBe(5);
    const { deleteBoardLabel } = await run(
      `mutation { deleteBoardLabel(input: { id: "${first.id}" }) { activityId } }`,
    );
    expect((await made('Seis')).createdNumber).toBe(6);
    await run(
      `mutation { restore(input: { activityId: "${deleteBoardLabel.activityId}" }) { activity { id } } }`,
    );
    expect((await labels()).map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['1.2 MB', '1.2 MB', 1258291],
    ['340kb', '340kb', 348160],
    ['large', 'large', 0],
    [1200, 1200, 1200],
    ['1200', '1200', 1200],
    [null, null, 0],
    [undefined, undefined, 0],
  ])('gives a file’s size %j back as it came', async (size, answered, bytes) => {
    const file = {
      name: 'planta.pdf',
      url: 'assets/planta.pdf',
      ...(size !== undefined && { size }),
    };
    const { attachments } = await updated({ attachments: [file] });
    const shown = { name: 'planta.pdf', size: answered, url: '/assets/planta.pdf' };
    expect(attachments).toEqual([JSON.parse(JSON.stringify(shown))]);
    const query = `{ card(id: "${cardId}") { attachments { size } } }`;
    const { data } = await program.gateway.graphql(query, {}, program.token);
    expect(data?.card.attachments).toEqual([{ size: bytes }]);
  });

  it('shows the size of a file that was uploaded, and keeps it to the byte when that is sent back', async () => {
    const asked = `attachments { id name size url }`;
    const input = `{ boardId: "${boardId}", id: "${cardId}", attachments: [{ name: "a.pdf", size: 1234567, url: "/a.pdf" }] }`;
    await program.gateway.graphql(
      `mutation { updateCard(input: ${input}) { card { id } } }`,
      {},
      program.token,
    );
    const stored = () =>
      program.gateway.graphql(`{ card(id: "${cardId}") { ${asked} } }`, {}, program.token);
    const before = await stored();
    const shown = [{ name: 'a.pdf', size: '1.2 MB', url: '/a.pdf' }];
    expect(await updated({ attachments: shown })).toMatchObject({ attachments: shown });
    expect(await stored()).toEqual(before);
  });
});
