import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../testing/forms.ts';
import { lateNetwork, leave, typeLikeAPerson } from '../testing/person.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startWithCustomers } from '../testing/customers.ts';

const startWithTwo = () =>
  startWithCustomers(
    { id: 'ana', name: 'Ana Leitão', kind: 'person', tags: ['VIP'] },
    { id: 'bia', name: 'Bia Torres', kind: 'person' },
  );

const field = () => screen.findByRole<HTMLInputElement>('searchbox');

it.each([
  { msBetweenKeys: 50, msLate: 600 },
  { msBetweenKeys: 250, msLate: 0 },
  { msBetweenKeys: 250, msLate: 600 },
])('keeps each letter, typed every $msBetweenKeys ms, answered $msLate ms late', async (speed) => {
  const gateway = await startWithTwo();
  const network = lateNetwork(speed.msLate);
  const { location } = await renderAt('/clientes', { as: 'GUEST', gateway, network });
  await screen.findByText('Showing 2 of 2');
  const search = await field();
  await typeLikeAPerson(search, 'leitao', speed);
  expect(search.value).toBe('leitao');
  await waitFor(() => expect(location()).toBe('/clientes?text=leitao'));
  expect(await field()).toBe(search);
  expect(search.value).toBe('leitao');
});

it('is replaced by what navigates from elsewhere, and by nothing else', async () => {
  const gateway = await startWithTwo();
  const { location, navigate } = await renderAt('/clientes', { as: 'GUEST', gateway });
  const search = await field();
  await typeLikeAPerson(search, 'bia', { msBetweenKeys: 50 });
  await waitFor(() => expect(location()).toBe('/clientes?text=bia'));
  await screen.findByText('Showing 1 of 1');
  await typeLikeAPerson(search, ' t', { msBetweenKeys: 0 });
  await press('Clear filters');
  await waitFor(() => expect(location()).toBe('/clientes'));
  expect(search.value).toBe('');
  await navigate('/clientes?text=ana');
  await waitFor(() => expect(search.value).toBe('ana'));
  await typeLikeAPerson(search, ' l', { msBetweenKeys: 0 });
  leave(search);
  await waitFor(() => expect(location()).toBe('/clientes?text=ana+l'));
  await navigate('/clientes?text=bia');
  await waitFor(() => expect(search.value).toBe('bia'));
});
