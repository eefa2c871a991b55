import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let sa: string;
let editor: string;
beforeAll(async () => {
  gateway = await startGateway();
  sa = await gateway.demoTokenFor('SA');
  editor = await gateway.demoTokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const run = async (query: string, token: string) => {
  const { data, errors } = await gateway.graphql(query, {}, token);
  expect(errors).toBeUndefined();
  return data!;
};
const newest = async (token: string) =>
  (await run('{ notifications(first: 1) { nodes { title subtitle path } } }', token)).notifications
    .nodes[0] as object;

it('a deal that is won tells the one who looks after it', async () => {
  const { me } = await run('{ me { id } }', editor);
  const created = await run(
    `mutation { createDeal(input: {
      title: "Reforma da vitrine", amount: 10, expectedCloseDay: "2026-12-01", ownerId: "${me.id}"
    }) { deal { id } } }`,
    editor,
  );
  const { id } = created.createDeal.deal;
  await run(`mutation { moveDealToStage(input: { id: "${id}", stage: won }) { deal { id } } }`, sa);
  expect(await newest(editor)).toEqual({
    title: 'Deal won',
    subtitle: 'Reforma da vitrine',
    path: `/vendas/${id}`,
  });
});

it('a product that falls to its threshold tells SA', async () => {
  const { products } = await run('{ products(first: 1) { nodes { id title } } }', sa);
  const [{ id, title }] = products.nodes as [{ id: string; title: string }];
  await run(
    `mutation { updateProduct(input: { id: "${id}", totalUnit: 3 }) { product { id } } }`,
    editor,
  );
  expect(await newest(sa)).toEqual({
    title: 'Stock is low',
    subtitle: `${title}: 3`,
    path: `/produtos/${id}`,
  });
});

it('a card tells whom it is assigned to, unless they did it', async () => {
  const { me } = await run('{ me { id } }', sa);
  const { boards } = await run('{ boards(first: 1) { nodes { id columns { id } } } }', sa);
  const [board] = boards.nodes as [{ id: string; columns: { id: string }[] }];
  const added = await run(
    `mutation { addCard(input: { boardId: "${board.id}", columnId: "${board.columns[0]!.id}", title: "Pintar a porta" }) { card { id } } }`,
    editor,
  );
  const { id } = added.addCard.card;
  const assign = (members: string[]) => `mutation { updateCard(input: {
    boardId: "${board.id}", id: "${id}", members: ${JSON.stringify(members)}
  }) { card { id } } }`;
  await run(assign([me.id]), editor);
  const told = {
    title: 'A card was assigned to you',
    subtitle: 'Pintar a porta',
    path: `/boards?card=${id}`,
  };
  expect(await newest(sa)).toEqual(told);
});
