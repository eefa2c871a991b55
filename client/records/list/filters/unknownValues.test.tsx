import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chips, filterBy } from '../../../testing/filters.ts';
import { renderAt } from '../../../testing/renderAt.tsx';

it.each([
  ['/clientes?status=bogus', []],
  ['/clientes?status=!bogus&acceptsEmails=perhaps', []],
  ['/clientes?status=bogus,lead', ['Status: Lead']],
  ['/vendas?as=table&stage=nope&attention=none', []],
  ['/vendas?as=table&stage=nope,open', ['Stage: Open']],
  ['/invoices?from=abc&to=2026-13-45', []],
  ['/invoices?from=2026-02-30&payment=none', []],
  ['/produtos?priceFrom=cheap&active=perhaps', []],
  ['/projects?status=bogus', []],
])('%s shows the filters %j', async (address, expected) => {
  await renderAt(address, { as: 'ADMIN' });
  await screen.findByRole('button', { name: 'Filter' });
  expect(chips()).toEqual(expected);
  const clear = screen.queryByRole('button', { name: 'Clear filters' });
  expect(clear !== null).toBe(expected.length > 0);
});

it('are gone from the address with the next choice', async () => {
  const { location } = await renderAt('/clientes?status=bogus', { as: 'ADMIN' });
  await filterBy('Status', 'Lead');
  expect(chips()).toEqual(['Status: Lead']);
  expect(location()).toBe('/clientes?status=lead');
});
