import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startWithCustomers } from '../../testing/customers.ts';
import { click, fields, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('customers of one name are told apart, and the one that was chosen is stored', async () => {
  const gateway = await startWithCustomers(
    { id: 'ana-recife', name: 'Ana Lima', kind: 'person', city: 'Recife', state: 'PE' },
    { id: 'ana-santos', name: 'Ana Lima', kind: 'person', city: 'Santos', state: 'SP' },
  );
  const { location } = await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  await fill(/^Title/, 'Reforma');
  const customer = await screen.findByLabelText<HTMLInputElement>(/^Customer/, fields);
  await act(async () => fireEvent.click(customer));
  await act(async () => fireEvent.change(customer, { target: { value: 'ana' } }));
  await screen.findByRole('option', { name: /Recife, PE/ });
  await click('option', /Santos, SP/);
  expect(customer.value).toBe('Ana Lima');
  await press('Create deal');
  await waitFor(() => expect(location()).toMatch(/^\/vendas\/(?!new)/));
  const { data } = await gateway.graphql(
    '{ deals { nodes { customer { id } } } }',
    {},
    await gateway.tokenFor('GUEST'),
  );
  expect(data?.deals.nodes).toEqual([{ customer: { id: 'ana-santos' } }]);
});
