import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('likely duplicates are reached from the list, set apart, and merged', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  for (const name of ['Luís de Souza', 'Luiz Sousa']) {
    await gateway.graphql(
      'mutation ($name: String!) { createCustomer(input: { name: $name, kind: person }) { activityId } }',
      { name },
      token,
    );
  }
  const { location } = await renderAt('/clientes', { token, gateway });
  await follow('Find duplicates');
  await screen.findByText(/^1 pair may be the same customer/);
  screen.getByText('similar name');
  const pairs = async () =>
    (await gateway.graphql('{ likelyDuplicates { totalCount } }', {}, token)).data!.likelyDuplicates
      .totalCount as number;
  await press('Not a duplicate: Luís de Souza and Luiz Sousa');
  await screen.findByRole('button', { name: 'Undo' });
  expect(await pairs()).toBe(0);
  await press('Undo');
  await follow('Merge Luís de Souza and Luiz Sousa');
  await screen.findByRole('heading', { name: 'Merge into Luís de Souza' });
  expect(location()).toMatch(/\/merge\?with=/);
  expect(await pairs()).toBe(1);
});
