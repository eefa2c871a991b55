import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sabia, startWithCustomers } from '../../testing/customers.ts';
import { click, fields, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('has a pin on the map, by a city, by the arrow keys and by coordinates, and none once it is removed', async () => {
  const gateway = await startWithCustomers({ ...sabia, state: 'PE' });
  await renderAt('/clientes/sabia/edit', { as: 'EDITOR', gateway });
  const shown = () => within(screen.getByRole('region', { name: 'Position' })).getByRole('status');
  const find = 'Find a city or paste coordinates';
  // Without the focus, typing would look like the browser's autofill.
  const field = await screen.findByLabelText(find, fields);
  act(() => field.focus());
  await fill(find, 'recife');
  await click('option', 'Recife, PE');
  expect(shown().textContent).toBe('-8.05, -34.88');
  const map = screen.getByRole('application', { name: 'Map of the position' });
  await act(async () => fireEvent.keyDown(map, { key: 'ArrowLeft' }));
  expect(shown().textContent).toMatch(/^-8\.05, -35\.05/);
  await press('Place in Recife, PE');
  expect(shown().textContent).toBe('-8.05, -34.88');
  await press('Remove position');
  expect(shown().textContent).toContain('arrow keys');
  await fill(find, '-22.90642, -43.18223');
  await click('option', '-22.90642, -43.18223');
  await press('Save');
  await screen.findByRole('heading', { name: sabia.name, level: 1 });
  const query = '{ customer(id: "sabia") { latitude longitude } }';
  const { data } = await gateway.graphql(query, {}, await gateway.tokenFor('GUEST'));
  expect(data?.customer).toEqual({ latitude: -22.90642, longitude: -43.18223 });
});
