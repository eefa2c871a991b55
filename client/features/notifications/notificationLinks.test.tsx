import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
let other: string;
beforeEach(async () => {
  gateway = await startOwnGateway();
  token = await gateway.demoTokenFor('SA');
  other = await gateway.demoTokenFor('ADMIN');
});

const run = async (query: string, as = token) => {
  const { data, errors } = await gateway.graphql(query, {}, as);
  expect(errors).toBeUndefined();
  return data!;
};

interface Told {
  title: string;
  subtitle: string;
  path: string;
}
const told = async () =>
  (await run('{ notifications(first: 100) { nodes { title subtitle path } } }')).notifications
    .nodes as Told[];

/** Returns the name of what a notification tells of: a product's has its stock behind it. */
const nameOf = ({ title, subtitle }: Told) =>
  title === 'Stock is low' ? subtitle.slice(0, subtitle.lastIndexOf(':')) : subtitle;

/** Finds the heading under which the record stands open. */
const opened = (name: string) =>
  waitFor(() => expect(screen.getAllByRole('heading', { name }).length).toBeGreaterThan(0));

it('each notification of the demo data leads to the very record', async () => {
  const { navigate } = await renderAt('/profile', { token, gateway });
  for (const notification of await told()) {
    await navigate('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await navigate(notification.path);
    await opened(nameOf(notification));
  }
});

it('what the gateway tells of leads to the very record', async () => {
  const before = (await told()).length;
  const { me, boards, products } = await run(
    '{ me { id } boards(first: 1) { nodes { id columns { id } } } products(first: 1) { nodes { id } } }',
  );
  await run(
    `mutation { createMessage(input: { to: "${me.id}", subject: "Potes de mel", message: "Oi" }) { message { id } } }`,
    other,
  );
  await run(
    `mutation { createDeal(input: { title: "Reforma da vitrine", amount: 10, expectedCloseDay: "2030-01-02", stage: won, ownerId: "${me.id}" }) { deal { id } } }`,
    other,
  );
  const [product] = products.nodes;
  await run(
    `mutation { updateProduct(input: { id: "${product.id}", totalUnit: 1 }) { product { id } } }`,
    other,
  );
  const [board] = boards.nodes;
  const card = `boardId: "${board.id}", columnId: "${board.columns[0].id}", title: "Pintar a porta"`;
  const { addCard } = await run(`mutation { addCard(input: { ${card} }) { card { id } } }`, other);
  await run(
    `mutation { updateCard(input: { boardId: "${board.id}", id: "${addCard.card.id}", members: ["${me.id}"] }) { card { id } } }`,
    other,
  );
  const made = (await told()).slice(0, -before);
  expect(made).toHaveLength(4);
  const { navigate } = await renderAt('/profile', { token, gateway });
  for (const notification of made) {
    await navigate(notification.path);
    await opened(nameOf(notification));
  }
});

it('a card that is gone is said to be, over the boards', async () => {
  const { location } = await renderAt('/boards?card=gone', { token, gateway });
  await screen.findByText('This card no longer exists.');
  await screen.findByRole('heading', { level: 1, name: 'Boards' });
  expect(location()).toBe('/boards');
});

it('every title of the demo data is in the language of the reader', async () => {
  await renderAt('/notifications', { token, gateway, language: 'pt-BR' });
  await screen.findByRole('link', { name: 'Venda ganha' });
  for (const { title } of await told()) expect(screen.queryByText(title)).toBe(null);
});
