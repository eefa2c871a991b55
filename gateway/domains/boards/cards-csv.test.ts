import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

function get(query: { filter?: object; columns?: string; lang?: string }, as = token) {
  const { filter, ...texts } = query;
  const asked = new URLSearchParams({
    ...texts,
    ...(filter && { filter: JSON.stringify(filter) }),
  });
  const url = `/api/cards.csv?${asked.toString()}`;
  return gateway.app.inject({ url, headers: { authorization: `Bearer ${as}` } });
}
const rowsOf = (text: string) => papaparse.parse<string[]>(text.trim()).data;

it('the cards of one board go out as they stand there, those that pass its filters', async () => {
  const { boards, boardMembers } = (
    await gateway.graphql(
      '{ boards(first: 1) { nodes { id columns { title cards { title members } } } } boardMembers { id name } }',
      {},
      token,
    )
  ).data!;
  interface Column {
    title: string;
    cards: { title: string; members: string[] }[];
  }
  const cards = (boards.nodes[0].columns as Column[]).flatMap((column) =>
    column.cards.map((card) => ({ ...card, column: column.title })),
  );
  const filter = { boardId: boards.nodes[0].id };
  const [heads, ...rows] = rowsOf((await get({ filter })).body);
  expect(heads!.slice(0, 3)).toEqual(['Card', 'Column', 'Members']);
  expect(rows.map((row) => row.slice(0, 2))).toEqual(
    cards.map(({ title, column }) => [title, column]),
  );
  const member = cards.find(({ members }) => members.length > 0)!.members[0]!;
  const theirs = await get({
    filter: { ...filter, member },
    columns: 'title,members',
    lang: 'pt-BR',
  });
  const { name } = boardMembers.find(({ id }: { id: string }) => id === member);
  const listed = rowsOf(theirs.body).slice(1);
  expect(listed).toHaveLength(cards.filter(({ members }) => members.includes(member)).length);
  expect(listed.every(([, names]) => names!.includes(name))).toBe(true);
  expect((await get({})).statusCode).toBe(400);
  expect((await get({ filter: { boardId: 'none' } })).statusCode).toBe(404);
  expect((await get({ filter }, 'nothing')).statusCode).toBe(401);
});
