import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
