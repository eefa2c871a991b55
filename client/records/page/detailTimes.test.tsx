import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it.each([
  ['/produtos', 'products', 'Created'],
  ['/clientes', 'customers', 'Since'],
  ['/vendas', 'deals', 'Created'],
  ['/projects', 'projects', 'Created'],
])('the times of a record of %s end its details, under no heading', async (path, many, created) => {
  const gateway = await startOwnGateway();
  const token = await gateway.tokenFor('GUEST');
  const { data } = await gateway.graphql(`{ ${many}(first: 1) { nodes { id } } }`, {}, token);
  await renderAt(`${path}/${data![many].nodes[0].id}`, { token, gateway });
  const details = await screen.findByRole('region', { name: 'Details' });
  const last = [...details.querySelectorAll('dl')].at(-1)!;
  const labels = [...last.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(labels).toEqual([created, 'Last changed']);
  expect(last.parentElement!.querySelector('h2')).toBe(null);
});
