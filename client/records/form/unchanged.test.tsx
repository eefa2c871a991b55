import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway();
  token = await gateway.tokenFor('EDITOR');
});

const ask = async (query: string) => {
  const { data, errors } = await gateway.graphql(query, {}, token);
  expect(errors).toBeUndefined();
  return data!;
};

it.each([
  ['invoice', 'invoices(filter: { status: pending }, first: 1)', '/invoices'],
  ['customer', 'customers(first: 1)', '/clientes'],
  ['product', 'products(first: 1)', '/produtos'],
])('saving an unchanged %s records nothing, and offers no undo', async (one, list, path) => {
  const [{ id }] = Object.values(await ask(`{ ${list} { nodes { id } } }`))[0].nodes;
  const stored = () =>
    ask(`{ ${one}(id: "${id}") { version } history(of: "${id}") { totalCount } latestActivity }`);
  const before = await stored();
  await renderAt(`${path}/${id}/edit`, { token, gateway });
  await screen.findByRole('button', { name: /^Save/ });
  await press(/^Save/);
  await screen.findByText(/ was saved\.$/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
  expect(await stored()).toEqual(before);
});
