import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, expectFocus, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const customers = [
  { name: 'Casa do Mel', city: 'Recife', state: 'PE', latitude: -8.06, longitude: -34.89 },
  { name: 'Empório Olinda', city: 'Olinda', state: 'PE', latitude: -8.01, longitude: -34.85 },
  { name: 'Café Serra', city: 'Manaus', state: 'AM', latitude: -3.1, longitude: -60.02 },
];

async function startWith(added: object[]) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  for (const customer of added) {
    const input = { kind: 'company', status: 'active', ...customer };
    const { errors } = await gateway.graphql(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input },
      token,
    );
    expect(errors).toBeUndefined();
  }
  return gateway;
}

const map = () => screen.findByRole('application', { name: 'Customer map' });
const list = async () => within(await screen.findByRole('region', { name: 'In this area' }));

describe('the map', () => {
  it('shows customers who are close together as one, and apart when it is nearer', async () => {
    const gateway = await startWith(customers);
    const { location, navigate } = await renderAt('/map', { as: 'GUEST', gateway });
    await screen.findByRole('button', { name: 'Café Serra, Active' });
    await press('2 customers: zoom in');
    await waitFor(() => expect(location()).toMatch(/^\/map\?lat=-8\.0\d+&lng=-34\.8\d+&zoom=/));
    await expectFocus(map());
    await navigate('/map?lat=-8.035&lng=-34.87&zoom=13');
    await screen.findByRole('button', { name: 'Casa do Mel, Active' });
    await screen.findByRole('button', { name: 'Empório Olinda, Active' });
    expect(screen.queryByRole('button', { name: /zoom in$/ })).toBe(null);
  });

  it('opens a customer’s card by Enter, which leads to the customer and closes by Escape', async () => {
    const gateway = await startWith(customers);
    const { location } = await renderAt('/map', { as: 'GUEST', gateway });
    const pin = await screen.findByRole('button', { name: 'Café Serra, Active' });
    await act(async () => fireEvent.keyDown(pin, { key: 'Enter' }));
    const card = await screen.findByRole('dialog', { name: 'Customer Café Serra' });
    expect(card.textContent).toContain('Manaus, AM');
    expect(within(card).getByRole('link', { name: 'Open customer' }).getAttribute('href')).toMatch(
      /^\/clientes\/\w+$/,
    );
    expect(location()).toMatch(/customer=\w+$/);
    await act(async () => fireEvent.keyDown(card, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(location()).toBe('/map');
  });

  it('moves by the arrow keys and by its buttons, and the URL tells where it is', async () => {
    const { location, navigate } = await renderAt('/map?lat=-8&lng=-35&zoom=7', { as: 'GUEST' });
    const area = await map();
    await act(async () => fireEvent.keyDown(area, { key: 'ArrowRight' }));
    await waitFor(() => expect(location()).toMatch(/lat=-8\.0000&lng=-34\.1\d+&zoom=7\.00/));
    await act(async () => fireEvent.keyDown(area, { key: '-' }));
    await waitFor(() => expect(location()).toContain('zoom=6.00'));
    await press('World');
    await waitFor(() => expect(location()).toMatch(/zoom=[01]\.\d/));
    await navigate('/map?lat=-3.1&lng=-60.02&zoom=9');
    await waitFor(async () => {
      const entries = (await list()).getAllByRole('listitem');
      expect(entries.every(({ textContent }) => textContent?.includes('Manaus, AM'))).toBe(true);
    });
  });
});

describe('the filter by status', () => {
  it('reaches the map and the list, and stands in the URL', async () => {
    const gateway = await startWith([
      { ...customers[2], status: 'lead' },
      ...customers.slice(0, 2),
    ]);
    const { location } = await renderAt('/map', { as: 'GUEST', gateway });
    await (await list()).findByText('Showing 3 of 3');
    await click('radio', 'Leads');
    await (await list()).findByText('Showing 1 of 1');
    expect(location()).toBe('/map?status=lead');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '2 customers: zoom in' })).toBe(null),
    );
    screen.getByRole('button', { name: 'Café Serra, Lead' });
  });
});

describe('the list beside the map', () => {
  it('shows a customer on the map', async () => {
    const gateway = await startWith(customers);
    const { location } = await renderAt('/map', { as: 'GUEST', gateway });
    const entry = await (await list()).findByRole('button', { name: /^Empório Olinda/ });
    await act(async () => fireEvent.click(entry));
    await screen.findByRole('dialog', { name: 'Customer Empório Olinda' });
    expect(location()).toMatch(/lat=-8\.0100&lng=-34\.8500&zoom=9\.00&customer=/);
  });

  it('says what to do when nobody is here', async () => {
    await renderAt('/map?lat=60&lng=100&zoom=6', { as: 'GUEST' });
    await (await list()).findByText('No customers here. Zoom out, or choose another status.');
  });
});

describe('a map that could not be read', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('says so, and a retry brings it', async () => {
    let isDown = true;
    await renderAt('/map', {
      as: 'GUEST',
      network: (send) => (input, init) =>
        isDown && input === '/graphql'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await screen.findByRole('alert');
    isDown = false;
    await follow('Map');
    await map();
  });
});
