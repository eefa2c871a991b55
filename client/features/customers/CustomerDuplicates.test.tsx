import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startWithCustomers } from '../../testing/customers.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const operationOf = (init: RequestInit | undefined) =>
  (JSON.parse((init?.body as string | undefined) ?? '{}') as { operationName?: string })
    .operationName;

it('a new customer is not their own duplicate while their page is on its way', async () => {
  const gateway = await startWithCustomers();
  const asked: (string | undefined)[] = [];
  const { location } = await renderAt('/clientes/new', {
    as: 'EDITOR',
    gateway,
    network: (send) => async (input, init) => {
      const operationName = operationOf(init);
      asked.push(operationName);
      if (operationName === 'CustomerPage') await new Promise(() => undefined);
      return send(input, init);
    },
  });
  await fill(/^Name/, 'Sol Ltda.');
  await waitFor(() => expect(asked).toContain('CustomerDuplicates'));
  await press('Create customer');
  await waitFor(() => expect(asked).toContain('CustomerPage'));
  expect(location()).toBe('/clientes/new');
  expect(asked.slice(asked.indexOf('CreateCustomer'))).not.toContain('CustomerDuplicates');
});

it('the field that one types in stays in view when duplicates are shown over the form', async () => {
  const gateway = await startWithCustomers({ id: 'ana', name: 'Ana Lima', kind: 'person' });
  await renderAt('/clientes/new', { as: 'EDITOR', gateway });
  const name = await screen.findByLabelText(/^Name/);
  act(() => name.focus());
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await fill(/^Name/, 'Ana Lima');
  await screen.findByRole('link', { name: 'Ana Lima' });
  expect(scrolled.mock.contexts).toContain(name);
  scrolled.mockRestore();
});
